import { expect, test } from "vitest";

import { statesOf } from "./needs";

test("each good of a mission comes from the warehouse first, then from the estate", () => {
  const need = { stored: ["wine"], estate: ["wine", "grain"], lacking: ["gold"], cost: 8, possible: false };
  expect(statesOf(["gold", "wine", "wine", "grain"], need).map(({ state }) => state)).toEqual([
    "lacking",
    "stored",
    "estate",
    "estate",
  ]);
});
