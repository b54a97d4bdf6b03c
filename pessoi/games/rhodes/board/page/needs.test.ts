import { expect, test } from "vitest";

import { pictureSize, statesOf } from "./needs";

test("each good of a mission comes from the warehouse first, then from the estate", () => {
  const need = { stored: ["wine"], estate: ["wine", "grain"], lacking: ["gold"], cost: 8, possible: false };
  expect(statesOf(["gold", "wine", "wine", "grain"], need).map(({ state }) => state)).toEqual([
    "lacking",
    "stored",
    "estate",
    "estate",
  ]);
});

test("a single mission of five goods that can be fulfilled fits the width of its line", () => {
  const pictures = 5 + 2 + 1;
  const size = pictureSize({ w: 300, h: 150 }, 1, pictures);
  expect(size * pictures).toBeLessThan(300);
  expect(pictureSize({ w: 300, h: 150 }, 3, 4)).toBe(40);
});
