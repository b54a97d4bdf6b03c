import { expect, test } from "vitest";

import { interval, meanInterval, type Played, tallies } from "./statistics";

const game = (seat: number, scores: number[], name = "zeus"): Played => ({
  game: name,
  seat,
  result: {
    scores,
    ranking: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    sources: scores.map((score) => ({ money: score - 10, bonus: 10 })),
  },
});

test("games are counted by game and number of seats", () => {
  const all = tallies([game(0, [50, 40, 30, 20]), game(0, [30, 20]), game(1, [30, 20]), game(0, [9, 1], "rhodes")]);
  expect(all.map(({ game, seats, played, won }) => [game, seats, played, won])).toEqual([
    ["zeus", 2, 2, 1],
    ["rhodes", 2, 1, 1],
    ["zeus", 4, 1, 1],
  ]);
});

test("the player's score is compared with all seats, its sources with the winners'", () => {
  const [tally] = tallies([game(1, [60, 20]), game(0, [40, 30])]);
  expect(tally).toMatchObject({ score: 30, tableScore: 37.5 });
  expect(tally?.sources).toEqual([
    { name: "money", own: 20, winners: 40 },
    { name: "bonus", own: 10, winners: 10 },
  ]);
});

test("few games say little", () => {
  expect(interval(1, 2).map((share) => Math.round(share * 100))).toEqual([9, 91]);
  expect(interval(50, 100).map((share) => Math.round(share * 100))).toEqual([40, 60]);
  expect(interval(0, 5)[0]).toBe(0);
  expect(interval(5, 5)[1]).toBe(1);
});

test("the interval of a mean is that of Student's t, and few values have none", () => {
  const [low, high] = meanInterval([0.01, 0.02, 0.03, 0.04, 0.05]) ?? [];
  // 0.03 ± 2.776 · 0.0158 / √5
  expect(low).toBeCloseTo(0.0104, 3);
  expect(high).toBeCloseTo(0.0496, 3);
  expect(meanInterval([0.01, 0.02, 0.03])).toBeNull();
  expect(meanInterval([0, 0, 0, 0.1])?.[0]).toBe(0);
});
