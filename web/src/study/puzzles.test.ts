import { describe, expect, test } from "vitest";

import { expected, rated, START, stepAfter } from "./rating";
import { after, dayOf, isDue } from "./repetition";
import { nextPuzzle } from "./choosing";
import { verdictOf } from "./own";

describe("the rating", () => {
  test("equal ratings expect half a success", () => {
    expect(expected(1300, 1300)).toBe(0.5);
    expect(expected(1300, 900)).toBeCloseTo(0.909, 3);
  });

  test("rises by a success, falls by a failure, and the second best move is half of one", () => {
    expect(rated(START, START.rating, "right")).toEqual({ rating: START.rating + 12, count: 1 });
    expect(rated(START, START.rating, "wrong").rating).toBe(START.rating - 12);
    expect(rated(START, START.rating, "near").rating).toBe(START.rating);
  });

  test("moves in steps from 24 to 8", () => {
    expect([0, 16, 32, 500].map(stepAfter)).toEqual([24, 16, 8, 8]);
  });
});

describe("repetition", () => {
  test("a failure comes again after 1, 3 and 7 days", () => {
    const failed = after(undefined, "wrong", 100);
    expect(failed.due).toBe(101);
    const first = after(failed, "right", 101);
    expect(first.due).toBe(104);
    const second = after(first, "right", 104);
    expect(second.due).toBe(111);
    expect(after(second, "right", 111).due).toBeNull();
  });

  test("another failure starts from the beginning, also by the second best move", () => {
    const later = after(after(undefined, "wrong", 100), "right", 101);
    expect(after(later, "near", 104)).toEqual({ stage: 0, due: 105 });
  });

  test("solved at the first try, it does not come again", () => {
    expect(after(undefined, "right", 100).due).toBeNull();
  });

  test("solved too early, it stays due on its day", () => {
    const failed = after(undefined, "wrong", 100);
    expect(after(failed, "right", 100)).toEqual(failed);
  });

  test("is due from its day on", () => {
    expect([100, 101, 105].map((day) => isDue({ stage: 0, due: 101 }, day))).toEqual([false, true, true]);
    expect(isDue({ stage: 3, due: null }, 999)).toBe(false);
  });

  test("a day begins at midnight here", () => {
    const late = new Date(2026, 4, 1, 23, 59);
    const early = new Date(2026, 4, 2, 0, 1);
    expect(dayOf(early) - dayOf(late)).toBe(1);
  });
});

describe("the next puzzle", () => {
  const heads = [
    { id: "a", game: "zeus", theme: "bid", rating: 1000 },
    { id: "b", game: "zeus", theme: "bid", rating: 1300 },
    { id: "c", game: "zeus", theme: "act", rating: 1600 },
  ];

  test("is one that is due, otherwise an untried one near the player's rating", () => {
    expect(nextPuzzle(heads, { c: { stage: 0, due: 5 } }, 1250, 5)?.id).toBe("c");
    expect(nextPuzzle(heads, { c: { stage: 0, due: 6 } }, 1250, 5)?.id).toBe("b");
    expect(nextPuzzle(heads, { b: { stage: 3, due: null } }, 1250, 5)?.id).toBe("a");
  });

  test("there may be none", () => {
    const learned = Object.fromEntries(heads.map(({ id }) => [id, { stage: 3, due: null }]));
    expect(nextPuzzle(heads, learned, 1250, 5)).toBeUndefined();
  });
});

test("a puzzle from one's own game judges an answer by the moves of its analysis", () => {
  const choices = ["one", "two", "three"].map((move, index) => ({
    move,
    chance: 0.5,
    margin: 0,
    loss: index * 0.1,
    error: 0,
    looks: 10,
  }));
  expect(["one", "two", "three", "other"].map((move) => verdictOf(choices, move))).toEqual([
    { verdict: "right", loss: 0 },
    { verdict: "near", loss: 0.1 },
    { verdict: "wrong", loss: 0.2 },
    { verdict: "wrong", loss: null },
  ]);
});
