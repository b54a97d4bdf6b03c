import { expect, test } from "vitest";

import { approaching, boardPoint, corner, dragged, framing, limited, type Sight, whole, zoomed } from "./camera";

/** A board of 400 by 600 at half size in a stage of 300 by 320. */
const SIGHT: Sight = { w: 400, h: 600, u: 0.5, across: 300, down: 320 };

test("the whole board is in the middle of the stage", () => {
  expect(corner(whole(SIGHT), SIGHT)).toEqual({ x: 50, y: 10 });
});

test("the point under the fingers stays there", () => {
  const at = { x: 140, y: 200 };
  const before = boardPoint(whole(SIGHT), SIGHT, at);
  const camera = zoomed(whole(SIGHT), SIGHT, 2, at);
  expect(camera.zoom).toBe(2);
  expect(boardPoint(camera, SIGHT, at).x).toBeCloseTo(before.x);
  expect(boardPoint(camera, SIGHT, at).y).toBeCloseTo(before.y);
});

test("it goes no farther than the whole board and no nearer than three times", () => {
  expect(zoomed(whole(SIGHT), SIGHT, 0.2, { x: 0, y: 0 })).toEqual(whole(SIGHT));
  expect(zoomed(whole(SIGHT), SIGHT, 9, { x: 150, y: 160 }).zoom).toBe(3);
});

test("it never looks beside the board", () => {
  const camera = dragged({ x: 200, y: 300, zoom: 2 }, SIGHT, { x: 5000, y: 5000 });
  expect(corner(camera, SIGHT)).toEqual({ x: 8, y: 8 });
  expect(dragged(whole(SIGHT), SIGHT, { x: 90, y: -90 })).toEqual(whole(SIGHT));
});

test("a drag moves the board by as many px as the finger", () => {
  const camera = limited({ x: 200, y: 300, zoom: 3 }, SIGHT);
  const moved = dragged(camera, SIGHT, { x: 12, y: -7 });
  expect(corner(moved, SIGHT).x - corner(camera, SIGHT).x).toBeCloseTo(12);
  expect(corner(moved, SIGHT).y - corner(camera, SIGHT).y).toBeCloseTo(-7);
});

test("a part of the board fills the stage", () => {
  const camera = framing({ x: 100, y: 200, w: 200, h: 100 }, SIGHT);
  expect(camera.zoom).toBeCloseTo(284 / 100);
  expect([camera.x, camera.y]).toEqual([200, 250]);
});

test("for a decision it comes no nearer than twice, and stays where it is if little would be gained", () => {
  expect(approaching({ x: 100, y: 200, w: 200, h: 100 }, SIGHT)).toEqual({ x: 200, y: 250, zoom: 2 });
  expect(approaching({ x: 0, y: 0, w: 400, h: 520 }, SIGHT)).toEqual(whole(SIGHT));
});

test("a part is shown above a card that covers the foot of the stage", () => {
  const part = { x: 100, y: 200, w: 200, h: 100 };
  const camera = approaching(part, SIGHT, 100);
  expect(camera.zoom).toBe(2);
  const foot = corner(camera, SIGHT).y + (part.y + part.h) * SIGHT.u * camera.zoom;
  expect(foot).toBeLessThanOrEqual(SIGHT.down - 100);
});

test("a part at the foot of the board is shown below the card", () => {
  const part = { x: 100, y: 400, w: 200, h: 150 };
  const camera = approaching(part, SIGHT, 100);
  expect(corner(camera, SIGHT).y + part.y * SIGHT.u * camera.zoom).toBeGreaterThanOrEqual(100);
});

test("a part from top to bottom is shown smaller, so that the card covers none of it", () => {
  const camera = approaching({ x: 0, y: 0, w: 400, h: 520 }, SIGHT, 100);
  const { y } = corner(camera, SIGHT);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + SIGHT.h * SIGHT.u * camera.zoom).toBeLessThanOrEqual(SIGHT.down - 100);
});
