import { expect, test } from "vitest";

import { placed } from "./placing";

const ROOM = { width: 400, height: 600 };
const SIZE = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });

test("a popover is below its anchor, in its middle", () => {
  expect(placed(at(180, 100), SIZE, ROOM)).toEqual({ left: 100, top: 126 });
});

test("it is above its anchor or beside it where there is no room below, and never outside the window", () => {
  expect(placed(at(380, 560), SIZE, ROOM)).toEqual({ left: 194, top: 454 });
  expect(placed(at(0, 0), SIZE, ROOM)).toEqual({ left: 6, top: 26 });
  expect(placed(at(0, 40), { width: 200, height: 560 }, ROOM)).toEqual({ left: 46, top: 6 });
});

test("it covers what is avoided only where it must", () => {
  const below = { left: 0, right: 400, top: 380, bottom: 400 };
  expect(placed(at(180, 300), SIZE, ROOM, [below])).toEqual({ left: 100, top: 194 });
  const above = { left: 0, right: 400, top: 200, bottom: 250 };
  expect(placed(at(20, 300), SIZE, ROOM, [below, above])).toEqual({ left: 66, top: 260 });
  const everything = { left: 0, right: 400, top: 0, bottom: 600 };
  expect(placed(at(180, 300), SIZE, ROOM, [everything])).toEqual(placed(at(180, 300), SIZE, ROOM));
});
