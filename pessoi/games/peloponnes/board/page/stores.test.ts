import { describe, expect, it } from "vitest";

import type { peloponnes } from "$made/wire";
import { holdings } from "./stores";

const mat = (goods: Partial<peloponnes.SeatView>): peloponnes.SeatView =>
  ({
    civilisation: "sparta",
    coins: 0,
    wood: 0,
    stone: 0,
    food: 0,
    citizens: 0,
    luxury: 0,
    chips: 0,
    income: [0, 0, 0, 0],
    need: [0, 0, 0],
    ...goods,
  }) as peloponnes.SeatView;
const table = (facts: Partial<peloponnes.PeloponnesView>): peloponnes.PeloponnesView =>
  ({
    round: 1,
    rounds: 8,
    asked: null,
    row: [],
    limits: [10, 10, 13],
    track: 20,
    wages: [1, 1, 1, 2, 2, 3],
    luxury_wages: [0, 0, 0, 0, 0, 2],
    chits: ["earthquake", "drought"].map((disaster) => ({
      disaster,
      open: 3,
      struck: true,
    })),
    ...facts,
  }) as peloponnes.PeloponnesView;

describe("a mat", () => {
  it("has limits for its stores", () => {
    const limits = holdings(table({}), mat({ food: 13 })).map((holding) => [
      holding.place,
      holding.hard,
      holding.limit,
    ]);
    expect(limits).toEqual([
      ["coin", false, null],
      ["wood", true, 10],
      ["stone", true, 10],
      ["food", true, 13],
      ["citizens", false, 5],
      ["luxury", false, 20],
    ]);
  });

  it("marks where more wages begin", () => {
    const citizens = holdings(table({}), mat({})).find((holding) => holding.place === "citizens");
    expect(citizens?.steps).toEqual([3, 5]);
  });

  it("has the changes, but none when the civilisation is new", () => {
    const changes = (earlier: peloponnes.SeatView): number[] =>
      holdings(table({}), mat({ coins: 2, wood: 4 }), earlier).map((holding) => holding.change);
    expect(changes(mat({ coins: 5 }))).toEqual([-3, 4, 0, 0, 0, 0]);
    expect(changes(mat({ civilisation: null }))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
