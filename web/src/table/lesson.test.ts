import { expect, test } from "vitest";

import { placeCard } from "./lesson";

const STAGE = { left: 0, top: 50, right: 1000, bottom: 650 };
const CARD = { width: 340, height: 200 };

test("a card lies below on the right if nothing is there", () => {
  expect(placeCard(STAGE, CARD, [])).toEqual({ left: 652, top: 442 });
});

test("a card leaves free what it points at", () => {
  const point = { left: 700, top: 500, right: 760, bottom: 560 };
  expect(placeCard(STAGE, CARD, [point])).toEqual({ left: 8, top: 442 });
  expect(placeCard(STAGE, CARD, [point, { left: 20, top: 600, right: 60, bottom: 640 }])).toEqual({
    left: 652,
    top: 58,
  });
});

test("a card that must cover something covers the least", () => {
  const points = [
    { left: 0, top: 50, right: 400, bottom: 300 },
    { left: 900, top: 58, right: 1000, bottom: 100 },
    { left: 0, top: 400, right: 1000, bottom: 650 },
  ];
  expect(placeCard(STAGE, CARD, points)).toEqual({ left: 652, top: 58 });
});
