/** How the events of Peloponnes become rounds, turns and lines of the log. */
import type { LogKit } from "$shell/lib/board";

const AUCTION = ["bid", "conquered", "bought", "passed", "shifted", "withdrawn"];
const PLACING = ["laid", "built", "marked", "land-lost", "building-lost", "gains"];
const PHASES = ["turned", "income", "chit", "blank", "disaster", "supply", "last-supply", "over", "result"];

export const log: LogKit = {
  chapter: ["round"],
  turn: [...AUCTION, ...PLACING, ...PHASES],
  deed: {},
  merge: [
    {
      kinds: ["citizens-come", "luxury", "overflow", "taken"],
      by: "seat",
      into: "log-together",
    },
    {
      kinds: ["fed", "fed-luxury", "starved"],
      by: "seat",
      into: "log-together",
    },
    {
      kinds: ["finished", "removed", "coin-back"],
      by: "seat",
      into: "log-together",
    },
    {
      kinds: ["drought", "plague", "decline", "protected"],
      by: "turn",
      into: "log-together",
    },
    {
      kinds: ["earthquake-paid", "earthquake-lost", "storm-paid", "storm-lost", "coin-saved"],
      by: "seat",
      into: "log-together",
    },
  ],
  hide: ["order", "first-order"],
};
