import { expect, it } from "vitest";
import type { TableView } from "../made/wire";
import { updated } from "./updated";

const before = {
  n: 4,
  entries: 3,
  decision: { asked: "bid" },
  view: { active: 0, seats: [1, 2] },
} as unknown as TableView;

it("returns a whole table as it is", () => {
  const table = { ...before, n: 9 };
  expect(updated(null, { table, changes: null })).toBe(table);
});

it("keeps unchanged fields and does not modify the table before", () => {
  const after = updated(before, { table: null, changes: { n: 5, decision: null, view: { active: 1 } } });
  expect(after).toEqual({ n: 5, entries: 3, decision: null, view: { active: 1, seats: [1, 2] } });
  expect(before.view).toEqual({ active: 0, seats: [1, 2] });
});

it("keeps the view object when the view has not changed", () => {
  expect(updated(before, { table: null, changes: { n: 5 } }).view).toBe(before.view);
});

it("replaces changed elements of a list", () => {
  const seats = [{ money: 1 }, { money: 2 }, { money: 3 }];
  const table = { ...before, view: { active: 0, seats } } as unknown as TableView;
  const after = updated(table, { table: null, changes: { elements: { seats: { 0: null, 2: { money: 9 } } } } });
  expect(after.view).toEqual({ active: 0, seats: [null, { money: 2 }, { money: 9 }] });
  expect(seats[2]).toEqual({ money: 3 });
  expect("elements" in after).toBe(false);
});
