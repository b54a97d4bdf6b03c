/** What everything on the board, in the hand and on the mats is. */
import type { peloponnes } from "$made/wire";
import type { Explanation } from "$shell/lib/board";
import { type GameWords, listed, number } from "$shell/lib/words.svelte";
import { fitOf, offerOf } from "./decisions";
import {
  type Amount,
  amountText,
  civilisationName,
  costOf,
  incomeOf,
  joined,
  linksOf,
  onceOf,
  powersOf,
  protectedSeats,
  startOf,
  tileName,
} from "./describe";
import { holdings, isShort } from "./stores";

type View = peloponnes.PeloponnesView;
type Facts = Explanation["facts"];
interface Asked {
  view: View;
  words: GameWords;
  names: string[];
}

/** Explain a place, a piece or a number by its id; null if there is no such thing. */
export function explain(id: string, view: View, words: GameWords, names: string[]): Explanation | null {
  const asked = { view, words, names };
  for (const [pattern, about] of ABOUT) {
    const found = pattern.exec(id);
    if (found) return about(asked, found[1] ?? "", found[2] ?? "");
  }
  return null;
}

type About = (asked: Asked, what: string, more: string) => Explanation | null;

const fact = (label: string, value: string): Facts[number] => ({
  label,
  value,
});
const amounts = (words: GameWords, label: string, all: Amount[]): Facts =>
  all.length ? [fact(words.say(label), joined(all.map((one) => amountText(words, one))))] : [];

/** A thing with its own name and sentence, `explain-<name>` and `explain-<name>-does`. */
const simple =
  (name: string, rule: string, facts: (asked: Asked) => Facts = () => []): About =>
  (asked) => ({
    name: asked.words.say(`explain-${name}`),
    does: asked.words.say(`explain-${name}-does`),
    facts: facts(asked),
    rule: `peloponnes.${rule}`,
  });

// -- tiles -----------------------------------------------------------------------------------------

function tileOf(view: View, name: string): peloponnes.TileView | undefined {
  const all = [
    ...view.row.map((on) => on.tile),
    ...view.conquest.map((on) => on.tile),
    ...view.seats.flatMap((mat) => [...mat.buildings, ...mat.lands]),
  ];
  return all.find((tile) => tile.name === name);
}

const fitNow = ({ view, words }: Asked, name: string): Pick<Explanation, "now"> => {
  const on = offerOf(view, name);
  const fit = on && view.seat !== null ? fitOf(view, on, view.seat, words) : null;
  return fit ? { now: fit } : {};
};

const aboutTile: About = (asked, name) => {
  const { view, words } = asked;
  const tile = tileOf(view, name);
  if (!tile) return null;
  const [power] = powersOf(words, tile);
  return {
    name: tileName(words, tile),
    kind: words.say(tile.land ? "page-land" : "page-building", {
      stack: tile.stack,
    }),
    does: power ?? words.say(tile.land ? "explain-land-does" : "explain-building-does"),
    facts: [
      fact(words.say("fact-prestige"), number(tile.prestige)),
      ...amounts(words, "page-line-cost", costOf(tile)),
      ...amounts(words, "page-line-once", onceOf(tile)),
      ...amounts(words, "page-line-income", incomeOf(tile.income)),
    ],
    ...fitNow(asked, name),
    rule: tile.land ? "peloponnes.placing.land" : "peloponnes.placing.building",
  };
};

interface Part {
  rule: string;
  facts: (words: GameWords, tile: peloponnes.TileView) => Facts;
  fits?: boolean;
}
const PARTS: Record<string, Part> = {
  minimum: {
    rule: "auction.minimum",
    facts: (words, tile) => [fact(words.say("fact-minimum"), number(tile.minimum))],
  },
  prestige: {
    rule: "score.prestige",
    facts: (words, tile) => [fact(words.say("fact-prestige"), number(tile.prestige))],
  },
  cost: {
    rule: "placing.building",
    facts: (words, tile) => amounts(words, "page-line-cost", costOf(tile)),
    fits: true,
  },
  once: {
    rule: "gains.once",
    facts: (words, tile) => amounts(words, "page-line-once", onceOf(tile)),
  },
  income: {
    rule: "income.tiles",
    facts: (words, tile) => amounts(words, "page-line-income", incomeOf(tile.income)),
  },
  power: {
    rule: "disasters.protection",
    facts: (words, tile) => powersOf(words, tile).map((one) => fact(tileName(words, tile), one)),
  },
  links: {
    rule: "placing.land",
    facts: (words, tile) => [
      fact(tileName(words, tile), listed(linksOf(tile).map((good) => words.say(`good-${good}`)))),
    ],
    fits: true,
  },
  misfit: { rule: "placing.land-lost", facts: () => [], fits: true },
};
const aboutPart: About = (asked, part, name) => {
  const tile = tileOf(asked.view, name);
  const what = PARTS[part];
  if (!tile || !what) return null;
  return {
    name: asked.words.say(`explain-${part}`),
    kind: tileName(asked.words, tile),
    does: asked.words.say(`explain-${part}-does`),
    facts: what.facts(asked.words, tile),
    ...(what.fits ? fitNow(asked, name) : {}),
    rule: `peloponnes.${what.rule}`,
  };
};

/** The rules of what stands under a tile: the price of Conquest or of the solo game, or the least bid. */
const PRICES = {
  price: "auction.conquest",
  "price-solo": "solo.purchase",
  least: "auction.minimum",
};

const aboutPrice: About = ({ view, words }, name) => {
  const on = offerOf(view, name);
  const conquest = view.conquest.some(({ tile }) => tile.name === name);
  const kind = conquest ? "price" : view.solo ? "price-solo" : "least";
  return {
    name: words.say(`explain-${kind}`),
    does: words.say(`explain-${kind}-does`, { surcharge: view.surcharge }),
    facts: on ? [fact(tileName(words, on.tile), words.say("amount-coins", { count: on.price }))] : [],
    rule: `peloponnes.${PRICES[kind]}`,
  };
};

const aboutCivilisation: About = ({ view, words }, name) => {
  const civilisation = view.civilisations.find((one) => one.name === name);
  if (!civilisation) return null;
  return {
    name: civilisationName(words, name),
    kind: words.say("page-civilisation", { number: civilisation.order }),
    does: words.say("explain-civilisation-does"),
    facts: [
      ...amounts(words, "page-line-start", startOf(civilisation)),
      ...amounts(words, "page-line-income", incomeOf(civilisation.income)),
    ],
    rule: "peloponnes.components.civilisations",
  };
};

// -- mats ------------------------------------------------------------------------------------------

const STORE_RULES: Record<string, string> = {
  coin: "income.population",
  wood: "luxury.overflow",
  stone: "luxury.overflow",
  food: "supply.feeding",
  citizens: "income.population",
  luxury: "luxury.resources",
};
const aboutStore: About = ({ view, words, names }, place, seat) => {
  const owner = seat === "" ? view.seat : Number(seat);
  const mat = owner === null ? undefined : view.seats[owner];
  const holding = mat && holdings(view, mat).find((one) => one.place === place);
  if (!holding || owner === null) return null;
  const next = holding.steps.find((step) => step > holding.count);
  return {
    name: words.say(`explain-store-${place}`),
    kind: names[owner] ?? "",
    does: words.say(`explain-store-${place}-does`, { rate: view.rate }),
    facts: [
      fact(words.say("fact-now"), holding.hard ? `${holding.count} / ${holding.limit}` : number(holding.count)),
      ...(holding.income ? [fact(words.say("fact-income"), words.say("page-plus", { count: holding.income }))] : []),
      ...(holding.need ? [fact(words.say("fact-need"), number(holding.need))] : []),
      ...(next ? [fact(words.say("fact-step"), words.say("amount-citizens", { count: next }))] : []),
    ],
    ...(isShort(holding)
      ? {
          now: {
            text: words.say("explain-short", {
              count: (holding.need ?? 0) - holding.count,
            }),
            good: false,
          },
        }
      : {}),
    rule: `peloponnes.${STORE_RULES[place]}`,
  };
};

const aboutScales: About = ({ view, words, names }, seat) => {
  const mat = view.seats[Number(seat)];
  if (!mat) return null;
  return {
    name: words.say("explain-scales"),
    kind: names[Number(seat)] ?? "",
    does: words.say("explain-scales-does"),
    facts: [
      fact(words.say("fact-prestige"), number(mat.prestige)),
      fact(words.say("fact-population"), number(mat.population)),
      fact(words.say("fact-score"), number(mat.score)),
    ],
    rule: "peloponnes.score.lower",
  };
};

const aboutRealm: About = ({ view, words, names }, seat) => {
  const mat = view.seats[Number(seat)];
  if (!mat) return null;
  const all = (tiles: peloponnes.TileView[]): string => joined(tiles.map((tile) => tileName(words, tile)));
  return {
    name: words.say("page-realm", { name: names[Number(seat)] ?? "" }),
    does: words.say("explain-realm-does"),
    facts: [
      ...(mat.buildings.length ? [fact(words.say("fact-buildings"), all(mat.buildings))] : []),
      ...(mat.lands.length ? [fact(words.say("fact-lands"), all(mat.lands))] : []),
    ],
    rule: "peloponnes.placing.land",
  };
};

// -- the board ---------------------------------------------------------------------------------------

/** What a disaster would take from a seat now. */
function takes(view: View, mat: peloponnes.SeatView, disaster: string): Amount[] {
  const buildings = mat.buildings.length;
  const lands = mat.lands.length;
  const all: Record<string, Amount[]> = {
    earthquake: [
      { good: "wood", count: buildings },
      { good: "stone", count: buildings },
    ],
    drought: [{ good: "food", count: Math.ceil(mat.food / view.share) }],
    plague: [{ good: "citizens", count: Math.ceil(mat.citizens / view.share) }],
    storm: [
      { good: "food", count: lands },
      { good: "coins", count: lands },
    ],
    decline: [{ good: "luxury", count: Math.min(mat.luxury, view.decline) }],
  };
  return (all[disaster] ?? []).filter(({ count }) => count > 0);
}

function threat({ view, words }: Asked, disaster: string, struck: boolean): Pick<Explanation, "now"> {
  const mat = view.seat === null ? undefined : view.seats[view.seat];
  if (struck) return { now: { text: words.say("explain-struck"), good: true } };
  if (!mat || view.seat === null) return {};
  if (protectedSeats(view, disaster).includes(view.seat))
    return { now: { text: words.say("explain-safe"), good: true } };
  const lost = takes(view, mat, disaster);
  return lost.length
    ? {
        now: {
          text: words.say("explain-takes", {
            what: joined(lost.map((one) => amountText(words, one))),
          }),
          good: false,
        },
      }
    : { now: { text: words.say("explain-takes-nothing"), good: true } };
}

const aboutDisaster: About = (asked, disaster) => {
  const { view, words, names } = asked;
  const chit = view.chits.find((one) => one.disaster === disaster);
  if (!chit) return null;
  const safe = protectedSeats(view, disaster);
  return {
    name: words.say(`explain-disaster-${disaster}`),
    does: words.say(`page-about-${disaster}`),
    facts: [
      fact(words.say("fact-chits"), `${chit.open} / ${view.strikes}`),
      ...(safe.length ? [fact(words.say("fact-safe"), listed(safe.map((seat) => names[seat] ?? "")))] : []),
    ],
    ...threat(asked, disaster, chit.struck),
    rule: `peloponnes.disasters.${disaster}`,
  };
};

const aboutStack: About = ({ view, words }, letter) => ({
  name: words.say("explain-stack", { stack: letter }),
  does: words.say("explain-stack-does", { count: view.stacks["ABC".indexOf(letter)] ?? 0 }),
  facts: [],
  rule: "peloponnes.tiles.stacks",
});

const aboutOrder: About = ({ view, words, names }, seat) => {
  const mat = view.seats[Number(seat)];
  if (!mat) return null;
  return {
    name: words.say("page-order"),
    kind: names[Number(seat)] ?? "",
    does: words.say("explain-order-does"),
    facts: [
      fact(words.say("fact-place"), number(view.order.indexOf(Number(seat)) + 1)),
      fact(words.say("fact-auction"), words.say(`page-auction-${mat.auction}`)),
    ],
    rule: "peloponnes.order.by-bid",
  };
};

const aboutBid: About = ({ view, words, names }, seat) => {
  const mat = view.seats[Number(seat)];
  if (!mat) return null;
  return {
    name: words.say("explain-bid"),
    kind: names[Number(seat)] ?? "",
    does: words.say("explain-bid-does"),
    facts: [fact(words.say("fact-bid"), words.say("amount-coins", { count: mat.bid ?? 0 }))],
    rule: "peloponnes.auction.outbid",
  };
};

const pass: About = ({ view, words }) => ({
  name: words.say("page-pass-title"),
  does: words.say("explain-pass-does", { passing: view.passing }),
  facts: [],
  rule: view.solo ? "peloponnes.solo.pass" : "peloponnes.auction.pass",
});

const conquest: About = ({ view, words }) => ({
  name: words.say("page-conquest"),
  does: words.say("explain-conquest-does", { surcharge: view.surcharge }),
  facts: [],
  rule: "peloponnes.auction.conquest-safe",
});

const supply: About = ({ view, words }) => {
  const mat = view.seat === null ? undefined : view.seats[view.seat];
  const short = mat ? holdings(view, mat).filter(isShort) : [];
  const lacks = short.map((one) => amountText(words, { good: one.good, count: (one.need ?? 0) - one.count }));
  return {
    name: words.say("page-supply"),
    does: words.say("page-about-supply"),
    facts: [],
    ...(lacks.length
      ? {
          now: {
            text: words.say("fit-short", { what: joined(lacks) }),
            good: false,
          },
        }
      : mat
        ? { now: { text: words.say("explain-enough"), good: true } }
        : {}),
    rule: "peloponnes.supply.when",
  };
};

const round: About = ({ view, words }) => ({
  name: words.say("page-round", {
    round: Math.max(1, view.round),
    rounds: view.rounds,
  }),
  does: words.say("explain-round-does", { rounds: view.rounds }),
  facts: [],
  rule: "peloponnes.tiles.stacks",
});

const solo: About = ({ view, words }) =>
  view.solo && {
    name: words.say("explain-solo", { level: view.solo.level }),
    does: words.say("page-solo", {
      level: view.solo.level,
      target: view.solo.target,
    }),
    facts: [
      fact(words.say("fact-score"), number(view.seats[0]?.score ?? 0)),
      ...amounts(words, "page-solo-extra", incomeOf(view.solo.extra)),
    ],
    rule: "peloponnes.solo.target",
  };

const row: About = (...asked) =>
  (asked[0].view.solo ? simple("row-solo", "solo.rows") : simple("row", "tiles.rows"))(...asked);

const chits: About = ({ view, words }) => ({
  name: words.say("explain-chits"),
  does: words.say("explain-chits-does"),
  facts: [fact(words.say("fact-left"), number(view.pile)), fact(words.say("fact-blank"), number(view.blanks))],
  rule: "peloponnes.disasters.chits",
});

const STORES = "coin|wood|stone|food|citizens|luxury";

const ABOUT: [RegExp, About][] = [
  [/^tile-(.+)$/, aboutTile],
  [/^(minimum|prestige|cost|once|income|power|links|misfit)-(.+)$/, aboutPart],
  [/^price-(.+)$/, aboutPrice],
  [/^civilisation-(.+)$/, aboutCivilisation],
  [new RegExp(`^store-(${STORES})(?:-(\\d))?$`), aboutStore],
  [/^scales-(\d)$/, aboutScales],
  [/^realm-(\d)$/, aboutRealm],
  [/^disaster-(.+)$/, aboutDisaster],
  [/^stack-([ABC])$/, aboutStack],
  [/^order-(\d)$/, aboutOrder],
  [/^bid-(\d)$/, aboutBid],
  [/^pass$/, pass],
  [/^conquest$/, conquest],
  [/^supply$/, supply],
  [/^round$/, round],
  [/^solo$/, solo],
  [/^chits$/, chits],
  [/^row$/, row],
  [/^plate$/, simple("plate", "auction.bid")],
  [/^feed$/, simple("feed", "supply.luxury")],
];
