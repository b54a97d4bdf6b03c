import { expect, test } from "vitest";

import { Lane } from "./geometry";
import { BAND, PARTS, plans } from "./plans";
import { alongFrame, fieldOf, FIELDS, inBlock } from "./track";

test.each(plans)("the parts of the plan $name are inside it and apart", ({ name, w, h }) => {
  const parts = Object.entries(PARTS[name] ?? {}).filter(([part]) => name === "tall" || part !== "score");
  const edge = name === "wide" ? BAND : 0;
  for (const [part, { x, y, w: wide, h: tall }] of parts) {
    expect(x, part).toBeGreaterThanOrEqual(edge);
    expect(y, part).toBeGreaterThanOrEqual(edge);
    expect(x + wide, part).toBeLessThanOrEqual(w - edge);
    expect(y + tall, part).toBeLessThanOrEqual(h - edge);
    for (const [other, box] of parts) {
      const apart =
        part === other || x + wide <= box.x || box.x + box.w <= x || y + tall <= box.y || box.y + box.h <= y;
      expect(apart, `${part} and ${other}`).toBe(true);
    }
  }
});

test.each([9, 11, 12, 20])("a lane of %i squares fits its room, with a boat of three outside the gate", (squares) => {
  for (const { harbour } of Object.values(PARTS)) {
    const lane = new Lane(squares, harbour, 29);
    const corners = Array.from({ length: squares + 1 }, (_, at) => lane.way(at * lane.square, lane.square / 2 + 29));
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeLessThanOrEqual(harbour.h + 0.01);
    }
    expect(lane.way(-3 * lane.square, 0).x).toBeLessThanOrEqual(harbour.w);
    expect(lane.square).toBeGreaterThan(20);
  }
});

test("the squares of a lane are as long as they are counted", () => {
  const lane = new Lane(11, { w: 510, h: 352 }, 29);
  for (let at = 0; at < 11; at++) {
    const [one, other] = [lane.centre(at), lane.centre(at + 1)];
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(lane.square * 0.95);
  }
});

test("the score track has fifty fields next to each other and goes round", () => {
  for (const fields of [alongFrame({ x: 0, y: 0, w: 1010, h: 540 }, BAND), inBlock({ w: 108, h: 200 })]) {
    expect(new Set(fields.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(FIELDS);
    const steps = fields.slice(1).map(({ x, y }, index) => Math.hypot(x - fields[index]!.x, y - fields[index]!.y));
    expect(Math.max(...steps)).toBeLessThan(Math.min(...steps) * 1.2);
  }
  expect(fieldOf(7)).toEqual({ field: 7, laps: 0 });
  expect(fieldOf(61)).toEqual({ field: 11, laps: 1 });
});
