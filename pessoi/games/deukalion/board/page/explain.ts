/** What every place, piece and number of the board is, for the popover. */
import type { deukalion } from "$made/wire";
import type { Explanation } from "$shell/lib/board";
import { type GameWords, listed, number, percent } from "$shell/lib/words.svelte";
import { cargo, effect, named } from "./describe";
import { chart } from "./geometry";
import { offered, parse } from "./tasks";

type View = deukalion.DeukalionView;
type Fact = Explanation["facts"][number];

/** What an explanation is made from. */
interface Table {
  view: View;
  words: GameWords;
  names: string[];
  /** The part of the id after its kind. */
  name: string;
  say: (message: string, values?: Record<string, string | number>) => string;
}

/** The rules that explain the action cards, and when they are played. */
const CARDS: Record<string, { rule: string; when: string }> = {
  sail: { rule: "sail", when: "own" },
  fighter: { rule: "fighter", when: "own" },
  pegasus: { rule: "pegasus", when: "active" },
  favour: { rule: "favour", when: "lost" },
  triton: { rule: "triton", when: "attacked" },
  hephaistos: { rule: "hephaistos", when: "thrown" },
  ares: { rule: "ares", when: "thrown" },
  hades: { rule: "hades", when: "own" },
  eagle: { rule: "eagle", when: "own" },
  poseidon: { rule: "poseidon", when: "own" },
  hermes: { rule: "hermes", when: "played" },
  bolt: { rule: "bolt", when: "own" },
  fleece: { rule: "fleece", when: "own" },
  apollo: { rule: "apollo", when: "own" },
};

const cardNamed = (name: string): (typeof CARDS)[string] | undefined => CARDS[name.replace(/-\d+$/, "")];

/** When an action card is played, as the end of its message `explain-when-…`. */
export const whenOf = (name: string): string => cardNamed(name)?.when ?? "own";

const some = (...facts: (Fact | false | undefined | null)[]): Fact[] =>
  facts.filter((fact): fact is Fact => Boolean(fact));
const fact = (label: string, value: string | number): Fact => ({
  label,
  value: typeof value === "number" ? number(value) : value,
});

export function explain(id: string, view: View, words: GameWords, names: string[]): Explanation | null {
  const [kind = "", ...rest] = id.split("-");
  const say: Table["say"] = (message, values) => words.say(`explain-${message}`, values);
  const table = { view, words, names, name: rest.join("-"), say };
  return (KINDS[id] ?? KINDS[kind])?.(table) ?? null;
}

// -- facts that several explanations share -----------------------------------------------------------

const crew = ({ view }: Table): number => (view.seat === null ? 0 : (view.seats[view.seat]?.fighters ?? 0));

const chance = (table: Table, share: number | null): Fact | false =>
  share !== null &&
  fact(table.say("label-chance"), table.say("value-chance", { chance: percent(share), count: crew(table) }));

const reconstructed = ({ view, say }: Table, group: string, what: string): Pick<Explanation, "reconstructed"> =>
  view.reconstructed.includes(group) ? { reconstructed: say(`reconstructed-${what}`) } : {};

const nameOf = ({ names }: Table, seat: number): string => names[seat] ?? "";
const ownerOf = ({ name }: Table): number => Number(name);

const seatAt = (table: Table): deukalion.SeatView | undefined => table.view.seats[ownerOf(table)];

function aboard(table: Table, seat: deukalion.SeatView): Fact[] {
  const { words, view, say } = table;
  return some(
    fact(words.say("board-fighters"), seat.fighters),
    fact(words.say("board-treasures"), cargo(words, view.colours, seat.treasures)),
    fact(say("label-room"), seat.room),
  );
}

// -- by kind ---------------------------------------------------------------------------------------

function square(table: Table): Explanation | null {
  const { view, words, say, name } = table;
  const code = chart(view.map).at.get(name)?.code;
  if (code === undefined) return null;
  const kind = code === "an" ? "anchor" : code === "st" ? "styx" : "sea";
  const here = view.seats.flatMap((seat, owner) => (seat.square === name ? [owner] : []));
  const attacked = here.find((owner) => owner !== view.seat);
  const way = view.routes?.[name]?.length;
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const most = kind === "styx" && own && view.seats.every((seat) => seat === own || seat.underworld < own.underworld);
  return {
    name: words.say(`page-deukalion-${kind}`, { square: name.toUpperCase() }),
    kind: say("kind-square"),
    does: say(kind),
    facts: some(
      here.length > 0 && fact(say("label-here"), listed(here.map((owner) => nameOf(table, owner)))),
      attacked !== undefined && kind !== "styx" && chance(table, view.seats[attacked]?.chance ?? null),
    ),
    ...(way ? { now: { text: say("now-reach", { count: way }), good: true } } : {}),
    ...(most ? { now: { text: say("now-most-below"), good: true } } : {}),
    rule: {
      anchor: "deukalion.treasures.deliver",
      styx: "deukalion.styx.majority",
      sea: "deukalion.sailing.squares",
    }[kind],
    ...reconstructed(table, "map", "map"),
  };
}

function city(table: Table): Explanation | null {
  const { view, words, say, name } = table;
  const found = view.cities.find((one) => one.name.toLowerCase() === name);
  if (!found) return null;
  return {
    name: named(words, "city", found.name),
    kind: words.say("board-city"),
    does: say("city"),
    facts: some(
      fact(words.say("board-number"), found.defence),
      fact(words.say("board-treasures"), cargo(words, view.colours, found.treasures)),
      chance(table, found.chance),
    ),
    rule: "deukalion.fight.city",
    ...reconstructed(table, `city-${name}`, "defence"),
  };
}

function town(table: Table): Explanation | null {
  const { view, words, say, name } = table;
  const found = view.towns.find((one) => one.name.toLowerCase() === name);
  if (!found) return null;
  const owner = found.owner;
  const does = owner === null ? "town-free" : owner === view.seat ? "town-own" : "town-held";
  return {
    name: named(words, "town", found.name),
    kind: words.say("board-town"),
    does: say(does, {
      count: found.fighters,
      name: owner === null ? "" : nameOf(table, owner),
    }),
    facts: some(
      fact(words.say("board-fighters"), found.fighters),
      fact(words.say("board-number"), found.value),
      owner !== null && fact(words.say("board-holder"), nameOf(table, owner)),
      chance(table, found.chance),
    ),
    rule:
      owner === null
        ? "deukalion.towns.found"
        : owner === view.seat
          ? "deukalion.towns.points"
          : "deukalion.fight.town",
    ...reconstructed(table, `town-${name}`, "defence"),
  };
}

function ship(table: Table, owner: number): Explanation | null {
  const { view, words, say } = table;
  const seat = view.seats[owner];
  if (!seat) return null;
  const own = owner === view.seat;
  return {
    name: say("name-plan", { name: nameOf(table, owner) }),
    kind: named(words, "hero", seat.hero),
    does: say(own ? "own-ship" : "ship"),
    facts: some(
      fact(words.say("board-fighters"), seat.fighters),
      fact(words.say("board-treasures"), cargo(words, view.colours, seat.treasures)),
      chance(table, seat.chance),
    ),
    rule: own ? "deukalion.fight.no-crew" : "deukalion.fight.ship",
    ...(own ? {} : reconstructed(table, "throw", "odds")),
  };
}

function hydra(table: Table): Explanation {
  const { view, words, say } = table;
  const targets = view.hydra_targets.map((seat) => nameOf(table, seat));
  return {
    name: words.say("board-hydra"),
    does: say("hydra"),
    facts: some(chance(table, view.hydra_chance), targets.length > 0 && fact(say("label-reaches"), listed(targets))),
    rule: "deukalion.hydra.attacks",
    ...reconstructed(table, "throw", "odds"),
  };
}

function contract(table: Table): Explanation | null {
  const { view, words, say, names, name } = table;
  const found = offered(view).find(({ code }) => code === name);
  if (!found) return null;
  const halves = found.tasks.map((task, half) => {
    const fault = found.lacking?.[half];
    const text = words.has(task) ? words.say(task) : task;
    const lacks = fault ? words.refusal(`reason-${fault.reason}`, fault.arguments, names) : "";
    const both = lacks && !lacks.includes(text);
    return fact(
      say(half ? "label-second" : "label-first"),
      both ? words.say("page-deukalion-place-with", { place: text, things: lacks }) : lacks || text,
    );
  });
  const ready = found.lacking?.some((fault) => fault === null) ?? false;
  return {
    name: say("name-contract", { code: found.code.toUpperCase() }),
    kind: say("kind-contract", { count: found.points }),
    does: say("contract"),
    facts: halves,
    ...(ready ? { now: { text: say("now-ready"), good: true } } : {}),
    rule: "deukalion.contracts.halves",
    ...reconstructed(table, `contract-${name}`, "contract"),
  };
}

function card(table: Table): Explanation | null {
  const { view, words, say, name } = table;
  const known = cardNamed(name);
  if (!known) return null;
  return {
    name: words.say(`card-${name}`),
    kind: say("kind-card"),
    does: effect(words, view, name),
    facts: some(
      fact(say("label-when"), say(`when-${known.when}`)),
      fact(say("label-exist"), words.say(`card-count-${name}`)),
    ),
    rule: `deukalion.action.${known.rule}`,
  };
}

function treasure(table: Table): Explanation | null {
  const { view, words, say, name } = table;
  const index = view.colours.indexOf(name);
  if (index < 0) return null;
  const cities = view.cities.filter(({ treasures }) => treasures[index]).map((one) => named(words, "city", one.name));
  const asking = offered(view)
    .filter(({ tasks }) => tasks.some((task) => parse(task).colours.includes(name)))
    .map(({ code }) => code.toUpperCase());
  return {
    name: words.say(`colour-${name}`),
    kind: say("kind-treasure"),
    does: say("treasure"),
    facts: some(
      cities.length > 0 && fact(say("label-cities"), listed(cities)),
      asking.length > 0 && fact(say("label-wanted"), listed(asking)),
    ),
    rule: "deukalion.treasures.deliver",
    ...reconstructed(table, `treasure-${name}`, "colour"),
  };
}

function score(table: Table): Explanation | null {
  const { view, words, say } = table;
  const [owner, seat] = [ownerOf(table), seatAt(table)];
  if (!seat) return null;
  const towns = view.towns.filter((one) => one.owner === owner).reduce((sum, one) => sum + one.fighters, 0);
  return {
    name: words.say("page-deukalion-score", {
      name: nameOf(table, owner),
      count: seat.score,
      target: view.target,
    }),
    does: say("track", { count: view.target }),
    facts: [
      fact(words.say("source-cards"), seat.point_cards),
      fact(words.say("source-contracts"), seat.score - seat.point_cards - towns),
      fact(words.say("source-towns"), towns),
    ],
    rule: "deukalion.victory.sources",
  };
}

function underworld(table: Table): Explanation {
  const { view, words, say } = table;
  return {
    name: words.say("board-underworld"),
    does: say("underworld"),
    facts: view.seats.map((seat, owner) => fact(nameOf(table, owner), seat.underworld)),
    rule: "deukalion.fight.cross",
  };
}

function cup(table: Table): Explanation {
  const { view, words, say } = table;
  const dice = view.dice;
  return {
    name: words.say("board-cup"),
    does: say("cup"),
    facts: dice
      ? ["card", "fighters", "sail", "hydra"].map((action) =>
          fact(words.say(`page-deukalion-action-${action}`), dice[action] ?? 0),
        )
      : some(view.middle_die !== null && fact(say("name-middle"), view.middle_die)),
    rule: "deukalion.cup.turnings",
  };
}

const side =
  (action: "card" | "fighters" | "sail" | "hydra"): ((table: Table) => Explanation) =>
  ({ view, words, say }) => ({
    name: words.say(`page-deukalion-action-${action}`),
    kind: words.say("board-cup"),
    does: say(`cup-${action}`),
    facts: [],
    ...(view.dice
      ? {
          now: {
            text: now(view, words, action),
            good: view.left_to_do.includes(action === "sail" ? "ship" : action),
          },
        }
      : {}),
    rule: `deukalion.cup.${action}`,
  });
const now = (view: View, words: GameWords, action: string): string =>
  view.left_to_do.includes(action === "sail" ? "ship" : action)
    ? words.say(`page-deukalion-left-${action}`, {
        count: action === "sail" ? view.reach : (view.dice?.[action] ?? 0),
      })
    : words.say("page-deukalion-left-done", {
        action: words.say(`page-deukalion-action-${action}`),
      });

const thrown =
  (shown: "full" | "half" | "cross"): ((table: Table) => Explanation) =>
  (table) => ({
    name: table.say("name-thrown", { side: table.words.say(`side-${shown}`) }),
    does: table.say(`thrown-${shown}`),
    facts: [fact(table.say("label-odds"), table.words.say(`page-deukalion-odds-${shown}`))],
    rule: shown === "cross" ? "deukalion.fight.cross" : "deukalion.fight.odds",
    ...reconstructed(table, "throw", "odds"),
  });

/** Something that only needs a name and a sentence. */
const plain =
  (name: (table: Table) => string, does: string, rule: string, facts?: (table: Table) => Fact[]) =>
  (table: Table): Explanation => ({
    name: name(table),
    does: table.say(does),
    facts: facts?.(table) ?? [],
    rule: `deukalion.${rule}`,
  });

const KINDS: Record<string, (table: Table) => Explanation | null> = {
  square,
  city,
  town,
  athens: plain(
    ({ say }) => say("name-athens"),
    "athens",
    "treasures.deliver",
    ({ view, words }) => {
      const own = view.seat === null ? undefined : view.seats[view.seat];
      return own ? [fact(words.say("board-treasures"), cargo(words, view.colours, own.treasures))] : [];
    },
  ),
  cup,
  "cup-middle": plain(
    ({ say }) => say("name-middle"),
    "cup-middle",
    "turn.others",
    ({ view, say }) => some(view.middle_die !== null && fact(say("name-middle"), view.middle_die)),
  ),
  "cup-card": side("card"),
  "cup-fighters": side("fighters"),
  "cup-sail": side("sail"),
  "cup-hydra": side("hydra"),
  ship: (table) => ship(table, table.name === "" ? table.view.mover : ownerOf(table)),
  hydra,
  underworld,
  below: underworld,
  shade: underworld,
  contract,
  contracts: plain(
    ({ words }) => words.say("page-deukalion-contracts"),
    "contracts",
    "contracts.replace",
    (table) =>
      some(
        fact(table.say("label-left"), table.view.contract_pile),
        table.view.contracts_gone.length > 0 &&
          fact(table.say("label-gone"), listed(table.view.contracts_gone.map((code) => code.toUpperCase()))),
      ),
  ),
  cards: plain(
    ({ say }) => say("name-cards"),
    "cards",
    "cards.pile",
    ({ view, words, say }) =>
      some(
        fact(say("label-left"), view.card_pile),
        view.known_bottom.length > 0 &&
          fact(
            say("label-under"),
            listed(
              view.known_bottom.map((shown) =>
                shown === null ? words.say("page-deukalion-unknown-card") : words.say(`card-${shown}`),
              ),
            ),
          ),
      ),
  ),
  points: plain(
    ({ say }) => say("name-points"),
    "points",
    "victory.cards",
    ({ view, say }) => [fact(say("label-left"), view.point_pile)],
  ),
  card,
  treasure,
  track: (table) => ({
    name: table.say("name-track"),
    does: table.say("track", { count: table.view.target }),
    facts: table.view.seats.map((seat, owner) => fact(nameOf(table, owner), seat.score)),
    rule: "deukalion.victory.target",
  }),
  score,
  plan: (table) => {
    const seat = seatAt(table);
    return seat
      ? {
          name: table.say("name-plan", { name: nameOf(table, ownerOf(table)) }),
          kind: named(table.words, "hero", seat.hero),
          does: table.say("plan"),
          facts: aboard(table, seat),
          rule: "deukalion.ship.room",
        }
      : null;
  },
  hand: plain(
    ({ say }) => say("name-cards"),
    "hand",
    "cards.hidden",
    (table) => [fact(nameOf(table, ownerOf(table)), seatAt(table)?.cards ?? 0)],
  ),
  "hidden-contract": plain(
    ({ words }) => words.say("page-deukalion-hidden-contract"),
    "hidden-contract",
    "contracts.hidden",
  ),
  garrison: plain(({ words }) => words.say("source-towns"), "garrison", "towns.points"),
  "left-behind": plain(
    ({ words }) => words.say("page-deukalion-left-behind"),
    "left-behind",
    "contracts.leave-no-point",
  ),
  "point-cards": plain(({ words }) => words.say("page-deukalion-point-cards"), "point-cards", "victory.cards"),
  fulfilled: plain(({ words }) => words.say("source-contracts"), "fulfilled", "contracts.fulfil"),
  hero: plain((table) => named(table.words, "hero", seatAt(table)?.hero ?? ""), "hero", "setup.heroes"),
  answered: plain(({ words }) => words.say("page-deukalion-answered"), "answered", "window.everybody"),
  fight: (table) => ({
    name: table.words.say("page-deukalion-fight"),
    does: table.say("fight"),
    facts: some(
      typeof table.view.fight?.chance === "number" &&
        fact(nameOf(table, table.view.fight.seat), percent(table.view.fight.chance)),
    ),
    rule: "deukalion.fight.throw",
    ...reconstructed(table, "throw", "odds"),
  }),
  "thrown-full": thrown("full"),
  "thrown-half": thrown("half"),
  "thrown-cross": thrown("cross"),
};
