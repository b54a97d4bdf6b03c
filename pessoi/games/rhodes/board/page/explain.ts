/** Explanations of everything that the board, the hand, rivals and mats draw, by the id of the place or piece. */
import type { rhodes } from "$made/wire";
import type { Explanation } from "$shell/lib/board";
import { type GameWords, listed, number } from "$shell/lib/words.svelte";
import { Describer } from "./describe";
import { goods, money, points, reward } from "./phrases";
import { farmLine } from "./prompt";

type View = rhodes.RhodesView;
type Values = Record<string, string | number>;
type Fact = { label: string; value: string };

const PRODUCTS = ["wine", "milk", "olives", "grain"];

/** An id is a name, with `@` and a seat if it is on the estate of another one than the viewer's. */
export function explain(id: string, view: View, words: GameWords, names: string[]): Explanation | null {
  const [name = "", at] = id.split("@");
  const owner = at === undefined ? (view.seat ?? 0) : Number(at);
  const explainer = new Explainer(view, words, names, owner);
  for (const [pattern, tell] of TOLD) {
    const found = pattern.exec(name);
    if (found) return tell(explainer, found[1] ?? "", name);
  }
  return null;
}

/** What can be said about the pieces of one table. */
class Explainer {
  readonly describe: Describer;

  constructor(
    readonly view: View,
    readonly words: GameWords,
    readonly names: string[],
    readonly owner: number,
  ) {
    this.describe = new Describer(view, names, words);
  }

  /** The seat whose estate it is, and the seat that looks. */
  get seat(): rhodes.SeatView | undefined {
    return this.view.seats[this.owner];
  }
  get viewer(): rhodes.SeatView | undefined {
    return this.view.seat === null ? undefined : this.view.seats[this.view.seat];
  }

  say(message: string, values: Values = {}): string {
    return this.words.say(message, values);
  }
  good(good: string): string {
    return this.say(`good-${good}`);
  }
  money(count: number): string {
    return money(this.words, count);
  }
  points(count: number): string {
    return points(this.words, count);
  }
  fact(label: string, value: string | number | null | undefined | false): Fact[] {
    if (value === null || value === undefined || value === false || value === "") return [];
    return [{ label: this.say(`page-fact-${label}`), value: typeof value === "number" ? number(value) : value }];
  }
  people(seats: number[]): string {
    return listed(seats.map((seat) => this.names[seat] ?? ""));
  }

  /** Whether the viewer can pay a price: what would be left, or what is missing. */
  affordable(price: number): Pick<Explanation, "now"> {
    if (!this.viewer) return {};
    const left = this.viewer.money - price;
    const text =
      left >= 0
        ? this.say("page-say-left", { payment: this.money(left) })
        : this.say("page-now-missing", { payment: this.money(-left) });
    return { now: { text, good: left >= 0 } };
  }

  /** The mark of what is reconstructed. */
  marks(name: string): Pick<Explanation, "reconstructed"> {
    const fields = this.view.reconstructed[name] ?? [];
    const said = [...new Set(fields.map((field) => this.say(`page-mark-${field}`)))];
    return said.length ? { reconstructed: listed(said) } : {};
  }

  /** Where a mission stands for the viewer. */
  need(name: string): Pick<Explanation, "now"> {
    const index = this.view.plazas.findIndex((mission) => mission?.name.toLowerCase() === name);
    const need = this.view.needs[index];
    if (!need) return {};
    const { lacking, possible, cost } = need;
    if (lacking.length)
      return { now: { text: this.say("page-now-lacks", { goods: goods(this.words, lacking) }), good: false } };
    if (!possible) return { now: { text: this.say("page-now-not-from-estate"), good: false } };
    const text = cost ? this.say("page-now-ready-for", { cost: this.money(cost) }) : this.say("page-now-ready");
    return { now: { text, good: true } };
  }
}

type Telling = (explainer: Explainer, what: string, id: string) => Explanation | null;

/** The rules of the places, and of the developments. */
const PLACE_RULES: Record<string, string> = {
  production: "rhodes.production.chips",
  farm: "rhodes.farm.order",
  harbour: "rhodes.harbour.order",
  market: "rhodes.market.price",
  temple: "rhodes.temple.price",
  hall: "rhodes.hall.tiles",
};

const square: Telling = (the, what) => {
  const { view } = the;
  const at = Number(what);
  const price = view.prices[at - 1];
  if (price === undefined) return null;
  const boat = view.boats.find((one) => one.first_square <= at && at < one.first_square + one.length);
  const cargo = boat?.cargo[at - boat.first_square];
  const toBank = !boat || boat.owner === null || boat.owner === view.seat;
  return {
    name: the.say("page-name-square", { square: at }),
    does: the.say("page-about-square"),
    facts: [
      ...the.fact("price", the.money(price)),
      ...the.fact("cargo", cargo ? the.good(cargo) : the.say("page-nothing")),
      ...the.fact("boat", boat && the.describe.boat(boat.owner)),
      ...the.fact("paid-to", cargo && (toBank ? the.say("page-bank") : (the.names[boat.owner ?? 0] ?? ""))),
    ],
    ...(cargo ? the.affordable(price) : {}),
    rule: "rhodes.harbour.price",
    ...the.marks(`square-${at}`),
  };
};

const place: Telling = (the, what) => {
  const { view } = the;
  const found = view.places.find(({ name }) => name === what);
  if (!found) return null;
  const { spaces, markers, prices } = found;
  const own = what === "farm";
  const farm = own && the.owner === view.seat ? farmLine(view, the.words) : "";
  return {
    name: the.say(`place-${what}`),
    does: the.say(`page-about-place-${what}`),
    facts: [
      ...the.fact("spaces", !own && Math.max(0, spaces - markers.length)),
      ...the.fact("prices", prices.length > 0 && listed(prices.map((price) => number(price)))),
      ...the.fact("there", the.people(own ? markers.filter((seat) => seat === the.owner) : markers)),
    ],
    ...(farm ? { now: { text: farm, good: (view.farm?.lengths.length ?? 0) > 0 } } : {}),
    ...(PLACE_RULES[what] ? { rule: PLACE_RULES[what] } : {}),
    ...the.marks(`place-${what}`),
  };
};

const field: Telling = (the, what) => {
  if (!PRODUCTS.includes(what)) return null;
  const chips = the.view.chips.flatMap((chip) => (chip.field === what ? [number(chip.value)] : []));
  const tiles = the.view.seats.flatMap((seat, index) => {
    const count = seat.land.filter(({ product }) => product === what).length;
    return count ? [the.say("page-share", { name: the.names[index] ?? "", units: count })] : [];
  });
  return {
    name: the.say("page-name-field", { product: the.good(what) }),
    does: the.say("page-about-field"),
    facts: [...the.fact("chips", listed(chips)), ...the.fact("farmland", listed(tiles))],
    rule: "rhodes.production.round",
  };
};

const chip =
  (laid: boolean): Telling =>
  (the, what) => ({
    name: the.say("page-name-chip", { value: Number(what) }),
    does: the.say("page-about-chip"),
    facts: laid
      ? []
      : the.fact("left", the.view.chips.filter((one) => one.value === Number(what) && !one.field).length),
    rule: "rhodes.production.chips",
  });

const mission: Telling = (the, what) => {
  const open = the.view.plazas.find((one) => one?.name.toLowerCase() === what);
  if (!open) return null;
  return {
    name: the.say("page-name-mission", { mission: open.name }),
    does: the.say("page-about-mission"),
    facts: [...the.fact("goods", goods(the.words, open.goods)), ...the.fact("reward", reward(the.words, open))],
    ...the.need(what),
    rule: "rhodes.mission.goods",
    ...the.marks(`mission-${what}`),
  };
};

const row: Telling = (the, what) => {
  const { view } = the;
  const found = view.rows[Number(what) - 1];
  if (!found) return null;
  const there = view.seats.flatMap((seat, index) => (seat.row === Number(what) ? [index] : []));
  return {
    name: the.say("page-name-row", { row: Number(what) }),
    does: the.say("page-about-row"),
    facts: [
      ...the.fact("cost", found.money < 0 && the.money(-found.money)),
      ...the.fact("brings", found.money > 0 && the.money(found.money)),
      ...the.fact("product", found.product && the.say("page-any-product")),
      ...the.fact("there", the.people(there)),
    ],
    ...(found.money < 0 ? the.affordable(-found.money) : {}),
    rule: "rhodes.order.rows",
    ...the.marks(`row-${what}`),
  };
};

/** What farmland, developments and the large boat do. */
const effectOf = (the: Explainer, name: string): string => {
  if (name === "boat") return the.say("page-about-large");
  const [kind = ""] = name.split("-");
  return PRODUCTS.includes(kind) ? the.say("page-about-farmland") : the.say(`page-about-${kind}`);
};

const ruleOf = (name: string): string => {
  const [kind = ""] = name.split("-");
  if (name === "boat") return "rhodes.hall.boat";
  return PRODUCTS.includes(kind) ? "rhodes.components.farmland" : `rhodes.development.${kind}`;
};

const tile: Telling = (the, what) => {
  const found = the.view.tiles.find(({ name }) => name === what);
  if (!found) return null;
  const { cost, left } = found;
  const owned = the.viewer?.developments.includes(what) || (what === "boat" && the.viewer && !the.viewer.large_boat);
  const state: Pick<Explanation, "now"> = !left
    ? { now: { text: the.say("page-now-sold-out"), good: false } }
    : owned
      ? { now: { text: the.say("page-now-owned"), good: false } }
      : the.affordable(cost);
  return {
    name: the.describe.tileName(what),
    does: effectOf(the, what),
    facts: [
      ...the.fact("price", the.money(cost)),
      ...the.fact("yield", reward(the.words, found)),
      ...the.fact("left", left),
    ],
    ...state,
    rule: ruleOf(what),
    ...the.marks(`tile-${what}`),
  };
};

const development: Telling = (the, what) => {
  const found = the.view.tiles.find(({ name }) => name === what);
  if (!found) return null;
  return {
    name: the.describe.development(what),
    does: effectOf(the, what),
    facts: [
      ...the.fact("when", the.say(`page-when-${what.split("-")[0]}`)),
      ...the.fact("yield", reward(the.words, found)),
    ],
    rule: ruleOf(what),
    ...the.marks(`tile-${what}`),
  };
};

const land: Telling = (the, what) => {
  const tiles = the.seat?.land.filter(({ product }) => product === what) ?? [];
  const sum = (name: "units" | "money" | "points"): number => tiles.reduce((all, tile) => all + tile[name], 0);
  return {
    name: what ? the.say("page-tile-land", { product: the.good(what) }) : the.say("page-no-land"),
    does: the.say("page-about-farmland"),
    facts: what
      ? [
          ...the.fact("tiles", tiles.length),
          ...the.fact("units", the.say("page-of", { count: sum("units"), room: tiles.length * the.view.land_room })),
          ...the.fact("yield", reward(the.words, { points: sum("points"), money: sum("money") })),
        ]
      : [],
    rule: "rhodes.production.round",
  };
};

const simple =
  (
    what: string,
    rule: string,
    facts: (the: Explainer) => Fact[] = () => [],
    name?: (the: Explainer) => string,
  ): Telling =>
  (the) => ({
    name: name ? name(the) : the.say(`page-name-${what}`),
    does: the.say(`page-about-${what}`),
    facts: facts(the),
    rule,
  });

const stored = (the: Explainer): number =>
  Object.values(the.seat?.warehouse ?? {}).reduce((sum, count) => sum + count, 0);

const TOLD: [RegExp, Telling][] = [
  [/^square-(\d+)$/, square],
  [/^place-(\w+)$/, place],
  [/^farm-now$/, (the) => place(the, "farm", "")],
  [/^field-(\w+)$/, field],
  [/^chip-(\d+)$/, chip(false)],
  [/^laid-(\d+)-\w+$/, chip(true)],
  [/^(?:mission|need)-([\w-]+)$/, mission],
  [/^row-(\d+)$/, row],
  [/^tile-([\w-]+)$/, tile],
  [/^own-([\w-]+)$/, development],
  [/^hut-(\w+)$/, (the, what) => ({ ...development(the, "hut", "")!, name: the.describe.hut(what) })],
  [/^land(?:-(\w+))?$/, land],
  [
    /^store-(\w+)$/,
    (the, what) => ({
      name: the.good(what),
      does: the.say(what === "gold" ? "page-about-gold" : "page-about-stored"),
      facts: the.fact("stored", the.seat?.warehouse[what] ?? 0),
      rule: what === "gold" ? "rhodes.end.gold" : "rhodes.mission.goods",
    }),
  ],
  [
    /^warehouse$/,
    simple("warehouse", "rhodes.boats.warehouse", (the) =>
      the.fact("stored", the.say("page-of", { count: stored(the), room: the.view.warehouse_room })),
    ),
  ],
  [/^money$/, simple("money", "rhodes.end.money", (the) => the.fact("money", the.money(the.seat?.money ?? 0)))],
  [
    /^points$/,
    simple("points", "rhodes.end.winner", (the) => [
      ...the.fact("points", the.seat?.points ?? 0),
      ...the.fact("score", the.seat?.score ?? 0),
    ]),
  ],
  [
    /^score$/,
    simple("score", "rhodes.end.winner", (the) =>
      the.view.seats.map((seat, index) => ({ label: the.names[index] ?? "", value: number(seat.points) })).slice(0, 5),
    ),
  ],
  [/^markers$/, simple("markers", "rhodes.round.actions", (the) => the.fact("left", the.seat?.markers_left ?? 0))],
  [
    /^boat-(\d+)$/,
    (the, what) => ({
      name: the.describe.boatAtHome(Number(what)),
      does: the.say("page-about-boat"),
      facts: [],
      rule: "rhodes.farm.boat",
      ...the.marks("boats"),
    }),
  ],
  [
    /^dock$/,
    simple("dock", "rhodes.boats.home", (the) => the.fact("boats", listed((the.seat?.boats ?? []).map(String)))),
  ],
  [/^loading$/, simple("loading", "rhodes.farm.load", (the) => the.fact("cargo", goods(the.words, the.view.loading)))],
  [
    /^next-boat$/,
    (the) => ({
      ...simple("next-boat", "rhodes.renewal.enter", () =>
        the.fact("cargo", goods(the.words, the.view.next_boat ?? [])),
      )(the, "", "")!,
      ...the.marks("egyptian"),
    }),
  ],
  [
    /^pile$/,
    simple("pile", "rhodes.boats.reshuffle", (the) => [
      ...the.fact("left", the.view.pile.length),
      ...the.fact("landed", the.view.landed.length),
    ]),
  ],
  [/^exit$/, simple("exit", "rhodes.boats.exit")],
  [/^colossus$/, simple("colossus", "rhodes.farm.push")],
  [
    /^round$/,
    (the) => ({
      ...simple("round", "rhodes.round.phases")(the, "", "")!,
      name: the.say("board-round", { round: the.view.round }),
    }),
  ],
  [/^plaza$/, simple("plaza", "rhodes.mission.refill")],
  [/^stack$/, simple("stack", "rhodes.end.trigger", (the) => the.fact("left", the.view.stack))],
];
