import { expect, test } from "vitest";

import { around, framed, spread } from "./places";

const board = { w: 1000, h: 500 };

test("a box around boxes", () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { x: 10, y: 20, w: 5, h: 5 },
      { x: 30, y: 0, w: 10, h: 8 },
    ]),
  ).toEqual({ x: 10, y: 0, w: 30, h: 25 });
});

test("a section has the proportions of its picture, contains its box and stays on the board", () => {
  for (const box of [
    { x: 0, y: 0, w: 40, h: 200 },
    { x: 900, y: 450, w: 90, h: 40 },
    { x: 400, y: 200, w: 300, h: 20 },
  ]) {
    const section = framed(box, 10, 1.5, board);
    expect(section.w / section.h).toBeCloseTo(1.5);
    expect(section.x).toBeLessThanOrEqual(box.x);
    expect(section.x + section.w).toBeGreaterThanOrEqual(box.x + box.w);
    expect(section.x).toBeGreaterThanOrEqual(0);
    expect(section.x + section.w).toBeLessThanOrEqual(board.w);
    expect(section.y).toBeGreaterThanOrEqual(0);
  }
});

test("numbers are at their parts, on the board and not over each other", () => {
  const boxes = [
    { x: 0, y: 0, w: 200, h: 200 },
    { x: 4, y: 4, w: 30, h: 30 },
    { x: 980, y: 480, w: 20, h: 20 },
  ];
  const places = spread(boxes, 26, board);
  places.forEach(({ x, y }, index) => {
    const box = boxes[index]!;
    expect(x).toBeGreaterThanOrEqual(13);
    expect(y).toBeGreaterThanOrEqual(13);
    expect(x).toBeLessThanOrEqual(board.w - 13);
    expect(x).toBeGreaterThanOrEqual(box.x - 13);
    expect(x).toBeLessThanOrEqual(box.x + box.w + 13);
    expect(y).toBeGreaterThanOrEqual(box.y - 13);
    expect(y).toBeLessThanOrEqual(box.y + box.h + 13);
    for (const other of places.slice(0, index)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(26);
  });
});
