/** How the events of Rhodes become rounds, turns and lines of the log. */
import type { LogKit } from "$shell/lib/board";

/** What one turn does with a boat: loaded, rewarded, pushed, unloaded, back home. */
const SAILING = ["enters", "delivered", "unloaded", "home", "egyptian-leaves"];

export const log: LogKit = {
  chapter: ["round"],
  turn: ["goes", "goes-beyond", "idle", "started", "row-pays", "row-gains", "row-stays", "egyptian-enters", "over"],
  deed: {
    goes: "page-deed-goes",
    "goes-beyond": "page-deed-goes-beyond",
    idle: "page-deed-idle",
    started: "page-deed-started",
    "row-pays": "page-deed-row",
    "row-gains": "page-deed-row",
    "row-stays": "page-deed-row",
    "egyptian-enters": "page-deed-egyptian",
    over: "page-deed-over",
  },
  merge: [
    { kinds: ["produces", "grown", "irrigated", "surplus"], by: "turn", into: "page-log-harvest" },
    { kinds: SAILING, by: "turn", into: "page-log-sailing" },
    { kinds: ["row-pays", "row-gains", "row-stays", "row-product"], by: "seat", into: "page-log-row" },
  ],
  hide: ["first", "order", "boat-at-sea", "boats-shuffled"],
};
