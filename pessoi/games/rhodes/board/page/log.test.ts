import "./testing/browser";

import { expect, test } from "vitest";

import { log } from "./log";
import { EVENTS, LANGUAGES, NAMES, UPDATES, wordsIn } from "./testing/table";

const kinds = new Set([...EVENTS, ...UPDATES.flatMap(({ events }) => events)].map(({ message }) => message));

test("chapters, turns, merged and hidden kinds are events of recorded games", () => {
  const named = [log.chapter, log.turn, log.hide, ...log.merge.map((merge) => merge.kinds)].flat();
  for (const kind of named) expect(kinds.has(kind), kind).toBe(true);
  expect(new Set(named).size).toBe(named.length);
});

test("every round is a chapter, and every action a turn", () => {
  const count = (...wanted: string[]): number => EVENTS.filter(({ message }) => wanted.includes(message)).length;
  expect(count(...log.chapter)).toBeGreaterThan(5);
  expect(count("goes", "goes-beyond", "idle")).toBe(count("round") * 2 * 3);
});

test("deeds and merged lines have their texts in three languages", async () => {
  for (const language of LANGUAGES) {
    const words = await wordsIn(language);
    for (const message of [...Object.values(log.deed), ...log.merge.map(({ into }) => into)])
      expect(words.has(message), message).toBe(true);
    for (const kind of log.merge.flatMap((merge) => merge.kinds)) expect(words.has(`short-${kind}`), kind).toBe(true);
    for (const event of EVENTS) expect(words.event(event, NAMES)).not.toMatch(/⟦|undefined/);
  }
});
