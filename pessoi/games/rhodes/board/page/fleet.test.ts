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

test("boats keep their keys when another pushes them and when the last one leaves", () => {
  const before = matchBoats([], [boat(0, 2, 1), boat(null, 3, 3)]);
  expect(before.map(({ entering }) => entering)).toEqual([false, false]);
  const after = matchBoats(before, [boat(0, 2, 1), boat(0, 2, 3)]);
  expect(after.map(({ entering }) => entering)).toEqual([true, false]);
  expect(after[1]?.key).toBe(before[0]?.key);
  expect(after[0]?.key).not.toBe(before[0]?.key);
});

test("a boat taken back at the gate leaves the keys of the others", () => {
  const before = matchBoats([], [boat(1, 1, 1), boat(0, 2, 2), boat(null, 3, 4)]);
  const after = matchBoats(before, [boat(0, 2, 1), boat(null, 3, 3)]);
  expect(after.map(({ key }) => key)).toEqual(before.slice(1).map(({ key }) => key));
  expect(after.some(({ entering }) => entering)).toBe(false);
});
