import { expect, test } from "vitest";

import { argument, animations, goodsOf, passageOf, timeline } from "./timeline";
import { UPDATES } from "./testing/table";

/** Events that change nothing to be seen, or of which another event shows the change. */
const QUIET = [
  "mission-open",
  "boat-at-sea",
  "boats-shuffled",
  "first",
  "round",
  "order",
  "idle",
  "errand",
  "over",
  "money-counts",
  "gold-counts",
  "result",
];
const updateWith = (message: string): (typeof UPDATES)[number] =>
  UPDATES.find(({ events }) => events.some((event) => event.message === message))!;

test("every kind of event of the records is shown, or is known to be quiet", () => {
  for (const { before, after, events } of UPDATES) {
    const shown = timeline(before, after, events).map(({ say }) => say?.message);
    for (const { message } of events) expect(shown.includes(message) !== QUIET.includes(message), message).toBe(true);
  }
});

test("an update takes at most two and a half seconds, its steps one after another", () => {
  for (const { before, after, events } of UPDATES) {
    const steps = timeline(before, after, events);
    const ends = steps.map(({ start, ms }) => start + ms);
    expect(steps.map(({ start }) => start)).toEqual([0, ...ends].slice(0, steps.length));
    expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(2500);
  }
});

test("what exceeds the time is compressed, not dropped", () => {
  const { before, after, events } = updateWith("enters");
  const steps = animations(before, after, [...events, ...events, ...events, ...events]);
  expect(steps).toHaveLength(4 * animations(before, after, events).length);
  expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(2500);
});

test("a boat pushes the row by 90 ms a square, and unloaded boats follow", () => {
  const { before, after, events } = updateWith("unloaded");
  const steps = timeline(before, after, events);
  const entered = events.find(({ message }) => message === "enters" || message === "egyptian-enters")!;
  expect(steps.find(({ draw }) => draw === "push")?.ms).toBe(90 * goodsOf(entered).length);
  const passage = passageOf(steps, 1)!;
  expect(passage.unload).toBeGreaterThanOrEqual(passage.push.start + passage.push.ms);
  expect(passageOf(steps, 0)).toBeNull();
  expect(passageOf(steps, 2)!.push.ms).toBe(2 * passage.push.ms);
});

test("a harvest is dealt unit by unit to the land of the product", () => {
  const { before, after, events } = updateWith("grown");
  const grown = events.find(({ message }) => message === "grown")!;
  const deal = timeline(before, after, events).find(({ say }) => say === grown)!;
  expect(deal).toMatchObject({ draw: "deal", ms: 110 * argument(grown, "units") });
  expect(deal.places).toEqual([`land-${["wine", "milk", "olives", "grain"][argument(grown, "product")]}`]);
});

test("a fulfilled mission is stamped before the next one is turned over", () => {
  const { before, after, events } = UPDATES.find(({ events: all }) =>
    all.some(({ message }) => message === "fulfilled"),
  )!;
  const draws = timeline(before, after, events).map(({ draw }) => draw);
  expect(draws.slice(draws.indexOf("goods"), draws.indexOf("goods") + 2)).toEqual(["goods", "seal"]);
  const drawn = updateWith("mission-drawn");
  const [reveal] = timeline(drawn.before, drawn.after, drawn.events).filter(({ draw }) => draw === "reveal");
  expect(reveal?.places[0]).toMatch(/^mission-/);
});

test("a good that was bought leaves its square", () => {
  const { before, after, events } = updateWith("bought-bank");
  expect(timeline(before, after, events)[0]?.places[0]).toMatch(/^square-\d+$/);
});
