import { expect, it } from "vitest";

import { columnsOf, labelId, partsOf, readable, rowsOf, shapeOf } from "./shapes";

it.each([
  [3, "text"],
  ["wine", "text"],
  [null, "text"],
  [[], "list"],
  [[1, null], "list"],
  [{ wine: 1 }, "record"],
  [[{ size: 1 }, null], "table"],
  [[[1, 2], []], "grid"],
])("%j is shown as a %s", (value, shape) => {
  expect(shapeOf(value)).toBe(shape);
});

it("makes rows of structs and of gaps", () => {
  expect(rowsOf([{ size: 1 }, null])).toEqual([{ size: 1 }, {}]);
});

it("has a column for every field that occurs", () => {
  expect(columnsOf([{ size: 1 }, {}, { size: 2, owner: 0 }])).toEqual(["size", "owner"]);
});

it("makes labels of the names of fields", () => {
  expect(readable("draw_pile")).toBe("Draw pile");
  expect(labelId("draw_pile")).toBe("view-draw-pile");
});

it("divides a view into seats, facts and cards, without empty fields and what the table shows around the board", () => {
  const view = {
    seat: 0,
    actors: [1],
    asked: "roll",
    arguments: {},
    seats: [{ score: 1 }, { score: 2 }],
    round: 3,
    ending: null,
    about: {},
    pile: [4, 5],
    supply: { wood: 1 },
    plots: [{ number: 1 }],
  };
  expect(partsOf(view, 2)).toEqual({
    seats: view.seats,
    facts: [
      ["round", 3],
      ["pile", [4, 5]],
    ],
    cards: [
      ["supply", { wood: 1 }],
      ["plots", [{ number: 1 }]],
    ],
  });
  expect(partsOf({ seats: 2 }, 2).seats).toEqual([]);
});
