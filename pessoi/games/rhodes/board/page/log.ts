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
};
