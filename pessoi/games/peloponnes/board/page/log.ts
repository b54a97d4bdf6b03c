/** How the events of Peloponnes become rounds, turns and lines of the log. */
import type { LogKit } from "$shell/lib/board";

const AUCTION = ["bid", "conquered", "bought", "passed", "shifted", "withdrawn"];
const PLACING = ["laid", "built", "marked", "land-lost", "building-lost", "gains"];
const BEGINNING = ["dealt", "chosen", "extra"];
const INCOME = ["citizens-come", "income", "taken"];
const PHASES = ["turned", "chit", "blank", "disaster", "supply", "last-supply", "over"];
/** Kinds of events that are told below the name of their seat. */
const DEEDS = [
  ...BEGINNING,
  ...AUCTION,
  "outbid",
  ...PLACING,
  "citizens-leave",
  ...INCOME,
  "luxury",
  "overflow",
  "result",
];
/** Kinds of events that change what a seat has. */
const REALMS = [
  "income",
  "luxury",
  "overflow",
  "taken",
  "citizens-come",
  "citizens-leave",
  "fed",
  "fed-luxury",
  "starved",
];
const TILES = ["laid", "built", "marked", "gains", "finished", "removed", "coin-back", "coin-saved", "protected"];
const LOSSES = ["drought", "plague", "decline", "earthquake-paid", "earthquake-lost", "storm-paid", "storm-lost"];
/** Kinds of events that change prestige or population. */
const SCALES = [
  "laid",
  "built",
  "finished",
  "removed",
  "citizens-come",
  "citizens-leave",
  "plague",
  "starved",
  "earthquake-lost",
  "storm-lost",
  "result",
];
const GOODS = ["wood", "stone", "food", "coins", "luxury", "citizens"];

export const log: LogKit = {
  chapter: ["round"],
  turn: [...BEGINNING, ...AUCTION, ...PLACING, ...INCOME, ...PHASES, "result"],
  deed: Object.fromEntries(DEEDS.map((kind) => [kind, `deed-${kind}`])),
  merge: [
    {
      kinds: ["luxury", "overflow"],
      by: "seat",
      into: "log-together",
    },
    {
      kinds: ["fed", "fed-luxury", "starved"],
      by: "seat",
      into: "log-of-seat",
    },
    {
      kinds: ["finished", "removed", "coin-back"],
      by: "seat",
      into: "log-of-seat",
    },
    {
      kinds: ["drought", "plague", "decline", "protected"],
      by: "turn",
      into: "log-together",
    },
    {
      kinds: ["earthquake-paid", "earthquake-lost", "storm-paid", "storm-lost", "coin-saved"],
      by: "seat",
      into: "log-of-seat",
    },
  ],
  hide: ["order", "first-order"],
  points: SCALES,
  places: {
    "": ["tile-{tile}", "civilisation-{civilisation}", "disaster-{disaster}"],
    bid: ["bid-{seat}"],
    shifted: ["bid-{seat}"],
    passed: ["pass"],
    round: ["round"],
    blank: ["chits"],
    ...Object.fromEntries([...REALMS, ...TILES, ...LOSSES].map((kind) => [kind, ["realm-{seat}"]])),
    result: ["scales-{seat}"],
  },
  icons: {
    ...Object.fromEntries(GOODS.map((good) => [good, good])),
    disaster: "disaster-*",
  },
};
