import { expect, test } from "vitest";

import { cardBox, type Corner, cornerFor } from "./corners";

const STAGE = { left: 0, top: 50, right: 1000, bottom: 650 };
const CARD = { width: 340, height: 200 };
const HERE: Corner = { bottom: true, right: true };

test("a card stays where it covers nothing", () => {
  const above: Corner = { bottom: false, right: false };
  expect(cornerFor(STAGE, CARD, [], above)).toEqual(above);
  expect(cardBox(STAGE, CARD, above)).toEqual({ left: 8, top: 58, right: 348, bottom: 258 });
});

test("a card leaves free what it points at", () => {
  const point = { left: 700, top: 500, right: 760, bottom: 560 };
  expect(cornerFor(STAGE, CARD, [point], HERE)).toEqual({ bottom: true, right: false });
  const other = { left: 20, top: 600, right: 60, bottom: 640 };
  expect(cornerFor(STAGE, CARD, [point, other], HERE)).toEqual({ bottom: false, right: true });
});

test("a card that must cover something covers the least", () => {
  const points = [
    { left: 0, top: 50, right: 400, bottom: 300 },
    { left: 900, top: 58, right: 1000, bottom: 100 },
    { left: 0, top: 400, right: 1000, bottom: 650 },
  ];
  expect(cornerFor(STAGE, CARD, points, HERE)).toEqual({ bottom: false, right: true });
});
