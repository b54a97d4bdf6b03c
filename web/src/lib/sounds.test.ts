import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

async function heard(changes: Record<string, unknown>): Promise<string[]> {
  const { settings } = await import("./settings.svelte");
  const { isHeard, SOUNDS } = await import("./sounds");
  Object.assign(settings, { sound: true, volume: "table", pace: "normal", ...changes });
  return (Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]).filter(isHeard);
}

test("nothing is heard unless it is wanted", async () => {
  expect(await heard({ sound: false, volume: "all" })).toEqual([]);
});

test("each volume adds sounds to the one before", async () => {
  expect(await heard({ volume: "turn" })).toEqual(["turn", "won"]);
  expect(await heard({ volume: "table" })).toContain("coin");
  expect(await heard({ volume: "table" })).not.toContain("dial");
  expect(await heard({ volume: "all" })).toContain("dial");
});

test("faster than normal, only the turn is heard", async () => {
  expect(await heard({ volume: "all", pace: "quick" })).toEqual(["turn", "won"]);
});

test("no sound is longer than 0.6 seconds", async () => {
  const { SOUNDS } = await import("./sounds");
  for (const { tones } of Object.values(SOUNDS)) {
    for (const { at, length } of tones) expect(at + length).toBeLessThanOrEqual(0.6);
  }
});
