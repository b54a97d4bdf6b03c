import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableView } from "../made/wire";
import type { Animation } from "./board";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const table = (n: number): TableView => ({ n }) as TableView;
const animation = (ms: number, draw = ""): Animation => ({ ms, draw, places: [] });

/** A playback, and the numbers of the tables it has shown. */
async function started(...animations: Animation[]) {
  const { Playback } = await import("./playback.svelte");
  const shown: number[] = [];
  const playback = new Playback(({ table: { n } }) => void shown.push(n));
  playback.animate = () => animations;
  playback.replace({ table: table(0), entries: [] });
  return { playback, shown, push: (n: number) => playback.push({ table: table(n), entries: [] }) };
}

test("a table is shown when its animations begin, and they follow one another", async () => {
  const { playback, shown, push } = await started(animation(100, "coins"), animation(200, "pawn"));
  push(1);
  push(2);
  expect([shown.at(-1), playback.animation?.draw]).toEqual([1, "coins"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.animation?.draw).toBe("pawn");
  await vi.advanceTimersByTimeAsync(300);
  expect(shown.at(-1)).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(playback.done).toBe(true);
});

test("updates without animations that arrive before the first is painted are shown together", async () => {
  const { playback, shown, push } = await started();
  [1, 2, 3].forEach(push);
  expect(shown).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([0, 1, 3]);
  expect(playback.done).toBe(true);
  push(4);
  expect(shown).toEqual([0, 1, 3, 4]);
});

test("skipping shows the last table at once", async () => {
  const { playback, shown, push } = await started(animation(500));
  [1, 2, 3].forEach(push);
  playback.skip();
  expect(shown).toEqual([0, 1, 3]);
  expect(playback.done).toBe(true);
});

test("a paused playback waits, and goes on where it was", async () => {
  const { playback, shown, push } = await started(animation(100));
  push(1);
  push(2);
  playback.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown.at(-1)).toBe(1);
  playback.pause();
  await vi.advanceTimersByTimeAsync(50);
  expect(shown.at(-1)).toBe(2);
});

test("more than eight seconds behind, only the last update is animated", async () => {
  const { playback, shown, push } = await started(animation(2400));
  [1, 2, 3, 4, 5].forEach(push);
  await vi.advanceTimersByTimeAsync(40);
  expect(shown.at(-1)).toBe(5);
  expect(playback.animation).not.toBeNull();
});

test("in a hidden tab nothing is animated", async () => {
  const { playback, shown, push } = await started(animation(100));
  vi.stubGlobal("document", { hidden: true });
  push(1);
  expect(shown.at(-1)).toBe(1);
  expect(playback.done).toBe(true);
});

test("long animations are compressed evenly, and reduced motion shortens them", async () => {
  const { LONGEST, timed } = await import("./playback.svelte");
  const long = [animation(4000), animation(1000)];
  expect(timed(long, 1, false).map(({ ms }) => ms)).toEqual([LONGEST * 0.8, LONGEST * 0.2]);
  expect(timed([animation(100)], 1.6, false)[0]?.ms).toBe(160);
  expect(timed(long, 1, true).reduce((sum, { ms }) => sum + ms, 0)).toBe(800);
  expect(timed(long, 0, false)).toEqual([]);
});
