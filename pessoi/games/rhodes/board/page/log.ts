/** How the events of Rhodes become rounds, turns and lines of the log. */
import type { LogKit } from "$shell/lib/board";

const TURNS = [
  "goes",
  "goes-beyond",
  "idle",
  "started",
  "row-pays",
  "row-gains",
  "row-stays",
  "egyptian-enters",
  "over",
];

export const log: LogKit = {
  chapter: ["round"],
  turn: TURNS,
  deed: Object.fromEntries(TURNS.map((kind) => [kind, `short-${kind}`])),
  merge: [
    { kinds: ["produces", "grown", "irrigated", "surplus"], by: "turn", into: "page-log-harvest" },
    { kinds: ["enters", "delivered", "unloaded", "egyptian-leaves"], by: "turn", into: "page-log-sailing" },
  ],
  hide: ["first", "order", "home", "boat-at-sea", "boats-shuffled"],
  points: ["farmed", "demeter", "delivered", "fulfilled", "offered", "money-counts", "gold-counts", "result"],
  places: {
    "": ["place-{place}", "mission-{mission}", "row-{row}"],
    "goes-beyond": ["place-harbour"],
    produces: ["field-{product}"],
    grown: ["field-{product}"],
    irrigated: ["field-{product}"],
    surplus: ["field-{product}"],
    started: ["tile-{product}-{price}", "land-{product}@{seat}"],
    "land-bought": ["tile-{product}-{price}", "land-{product}@{seat}"],
    carted: ["warehouse@{seat}"],
    dropped: ["warehouse@{seat}"],
    built: ["tile-{kind}"],
    "large-bought": ["tile-boat"],
    enters: ["colossus"],
    unloaded: ["exit", "warehouse@{seat}"],
    "egyptian-enters": ["colossus", "pile"],
    "egyptian-leaves": ["exit"],
    delivered: ["score"],
    farmed: ["score"],
    sold: ["place-market"],
    offered: ["place-temple"],
    result: ["score"],
  },
  icons: {
    ...Object.fromEntries(
      ["wine", "milk", "olives", "grain", "gold", "joker", "money", "points"].map((one) => [one, one]),
    ),
    product: "*",
    into: "*",
    good: "*",
    price: "money",
    cost: "money",
    place: "place-*",
    kind: "development-*",
  },
};
