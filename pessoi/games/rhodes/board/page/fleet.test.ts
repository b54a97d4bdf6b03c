import { expect, test } from "vitest";

import type { rhodes } from "$made/wire";
import { matchBoats } from "./fleet";

const boat = (owner: number | null, length: number, first_square: number): rhodes.BoatView => ({
  number: owner === null ? 1 : null,
  owner,
  first_square,
  length,
  cargo: Array.from({ length }, () => null),
});

test("a boat that enters pushes the others, and the last one leaves", () => {
  const before = matchBoats([], [boat(0, 2, 1), boat(null, 3, 3)]);
  expect(before.map(({ leaves }) => leaves)).toEqual([false, false]);
  const after = matchBoats(before, [boat(0, 2, 1), boat(0, 2, 3)]);
  expect(after.map(({ key }) => key).slice(1)).toEqual(before.map(({ key }) => key));
  expect(after.map(({ from, to }) => [from, to])).toEqual([
    [-2, 0],
    [0, 2],
    [2, 4],
  ]);
  expect(after.map(({ leaves }) => leaves)).toEqual([false, false, true]);
});

test("of two equal boats of one seat, the second one to enter pushes the first one", () => {
  const before = matchBoats([], [boat(0, 2, 1)]);
  const after = matchBoats(before, [boat(0, 2, 1), boat(0, 2, 3)]);
  expect(after[1]?.key).toBe(before[0]?.key);
  expect(after[0]?.from).toBe(-2);
});

test("boats that have left are forgotten with the next update", () => {
  const before = matchBoats([], [boat(0, 2, 1), boat(null, 3, 3)]);
  const after = matchBoats(before, [boat(0, 2, 1), boat(0, 2, 3)]);
  expect(matchBoats(after, [boat(0, 2, 1), boat(0, 2, 3)])).toHaveLength(2);
});

test("a boat taken back at the gate leaves the keys of the others", () => {
  const before = matchBoats([], [boat(1, 1, 1), boat(0, 2, 2), boat(null, 3, 4)]);
  const after = matchBoats(before, [boat(0, 2, 1), boat(null, 3, 3)]);
  expect(after.map(({ key }) => key)).toEqual(before.slice(1).map(({ key }) => key));
  expect(after.some(({ leaves }) => leaves)).toBe(false);
});
