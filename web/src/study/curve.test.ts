import { describe, expect, test } from "vitest";

import type { JudgedDecision, SeatSum } from "../made/wire";
import { apart, chancesAt, compared, curveOf, dashOf, lineOf, nearestDecision, stepped, withDecision } from "./curve";

const decision = (entry: number, more: Partial<JudgedDecision> = {}): JudgedDecision => ({
  type: "decision",
  entry,
  seat: 0,
  kind: "bid",
  secret: false,
  legal: 2,
  played: { move: "a", chance: 0.5, margin: 0, loss: 0, error: 0, looks: 10 },
  best: [],
  equal: [],
  verdict: "good",
  reasons: [],
  before: [0.6, 0.4],
  after: [0.6, 0.4],
  errors: [0, 0],
  looks: 10,
  ...more,
});

const sum = (skill: number, luck: number): SeatSum => ({
  seat: 0,
  start: 0,
  skill,
  others: 0,
  luck,
  result: 0,
  decisions: 1,
  inexact: 0,
  mistakes: 0,
  mean_loss: 0,
});

describe("decisions", () => {
  test("arrive in any order and are kept in that of the record", () => {
    const found = [7, 3, 5].reduce((all, entry) => withDecision(all, decision(entry)), [] as JudgedDecision[]);
    expect(found.map(({ entry }) => entry)).toEqual([3, 5, 7]);
  });

  test("a later judgement replaces an earlier one", () => {
    const found = withDecision([decision(3), decision(5)], decision(3, { looks: 640 }));
    expect(found.map(({ entry, looks }) => [entry, looks])).toEqual([
      [3, 640],
      [5, 10],
    ]);
  });

  test("are stepped through, all or only some", () => {
    const all = [decision(3), decision(5, { verdict: "mistake" }), decision(7), decision(9, { verdict: "mistake" })];
    expect(stepped(all, 3, 1)?.entry).toBe(5);
    expect(stepped(all, 3, -1)).toBeUndefined();
    expect(stepped(all, 5, 1, ({ verdict }) => verdict === "mistake")?.entry).toBe(9);
    expect(stepped(all, 9, -1, ({ verdict }) => verdict === "mistake")?.entry).toBe(5);
  });

  test("the nearest one is found by its entry", () => {
    const all = [decision(3), decision(9)];
    expect(nearestDecision(all, 4)?.entry).toBe(3);
    expect(nearestDecision(all, 6)?.entry).toBe(3);
    expect(nearestDecision(all, 8)?.entry).toBe(9);
    expect(nearestDecision([], 8)).toBeUndefined();
  });
});

describe("the curve", () => {
  const curve = curveOf([decision(3), decision(5, { before: [0.25, 0.75] })]);

  test("goes through the chances before every decision", () => {
    expect(
      lineOf(
        curve,
        1,
        (entry) => entry * 10,
        (chance) => 100 - chance * 100,
      ),
    ).toBe("30.0,60.0 50.0,25.0");
  });

  test("has the chances of the last point at every entry", () => {
    expect(chancesAt(curve, 4)).toEqual([0.6, 0.4]);
    expect(chancesAt(curve, 99)).toEqual([0.25, 0.75]);
    expect(chancesAt(curve, 1)).toEqual([0.6, 0.4]);
    expect(chancesAt([], 1)).toEqual([]);
  });

  test("tells all lines apart without colours", () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => dashOf(seat, 2))).size).toBe(6);
    expect(dashOf(2, 2)).toBe("");
  });

  test("numbers do not cover each other and stay within the chart", () => {
    expect(apart([10, 100, 12], 26, 200)).toEqual([10, 100, 36]);
    expect(apart([190, 195, 198], 26, 200)).toEqual([148, 174, 200]);
  });
});

test("two seats are compared by the differences of skill and luck", () => {
  expect(compared(sum(-0.04, 0.1), sum(-0.08, 0.19))).toEqual({ skill: "better", luck: "worse" });
  expect(compared(sum(-0.04, 0.1), sum(-0.041, 0.1)).skill).toBe("equal");
});
