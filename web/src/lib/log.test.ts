import { describe, expect, it } from "vitest";

import type { EventView, Merge } from "../made/wire";
import { mergedLines } from "./log";

const MERGES: Record<string, Merge> = { drew: { adds: "count", lists: "" }, shown: { adds: "", lists: "plot" } };
const event = (message: string, values: Record<string, number>): { event: EventView } => ({
  event: { message, rule: "rule", arguments: values },
});
const merged = (...lines: { event: EventView }[]): unknown[] =>
  mergedLines(MERGES, lines).map((line) => [line.event.message, line.event.arguments]);

describe("lines of the log", () => {
  it("adds up what differs in an amount", () => {
    expect(merged(event("drew", { seat: 1, count: 2 }), event("drew", { seat: 1, count: 1 }))).toEqual([
      ["drew", { seat: 1, count: 3 }],
    ]);
  });

  it("lists what differs in one value, with the number of values", () => {
    expect(merged(event("shown", { plot: 4 }), event("shown", { plot: 9 }))).toEqual([
      ["shown", { plot: [4, 9], count: 2 }],
    ]);
  });

  it("merges nothing across another event", () => {
    const lines = merged(event("shown", { plot: 4 }), event("passed", { seat: 1 }), event("shown", { plot: 9 }));
    expect(lines).toHaveLength(3);
  });

  it("leaves the events themselves as they are", () => {
    const first = event("drew", { seat: 1, count: 2 });
    merged(first, event("drew", { seat: 1, count: 1 }));
    expect(first.event.arguments).toEqual({ seat: 1, count: 2 });
  });
});
