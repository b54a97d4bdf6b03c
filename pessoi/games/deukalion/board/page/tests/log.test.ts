import "./globals";

import { beforeAll, describe, expect, it } from "vitest";

import { gameWords, type GameWords } from "$shell/lib/words.svelte";
import log from "../log";
import { GAME, NAMES } from "./positions";

const EVENTS = GAME.flat();
const SETUP: string[] = log.setup;
/** Events that are lines of their own in the turn of a seat. */
const LINES =
  /^(no-cards|back|cancelled|lasting|more-squares|seized|took|room|pushed|town-lost|town-empty|styx|styx-bonus|put|shared|out-of-play|left-behind|point|no-point|swapped|opened|result)$/;

describe("the log", () => {
  let words: GameWords;
  beforeAll(async () => {
    words = await gameWords("deukalion");
  });

  it("has a place for every event of a whole game", () => {
    const known = new Set([...log.chapter, ...log.turn, ...log.hide, ...log.merge.flatMap(({ kinds }) => kinds)]);
    const lost = EVENTS.map(({ message }) => message).filter(
      (kind) => !known.has(kind) && !LINES.test(kind) && !SETUP.includes(kind),
    );
    expect([...new Set(lost)]).toEqual([]);
  });

  it("opens a chapter for each active player, after one for the setup", () => {
    const setup = EVENTS.findIndex(({ message }) => message === "shaken");
    expect(EVENTS.slice(0, setup).filter(({ message }) => !SETUP.includes(message))).toEqual([]);
    expect(EVENTS.filter(({ message }) => message === "shaken").length).toBeGreaterThan(5);
    expect(log.chapter).toContain("shaken");
  });

  it("says every deed in words", () => {
    for (const event of EVENTS.filter(({ message }) => message in log.deed)) {
      const message = log.deed[event.message as keyof typeof log.deed];
      const told = words.sayAbout(message, event.arguments, NAMES);
      expect(told).not.toMatch(/⟦|undefined|\{/);
      expect(told.length).toBeLessThanOrEqual(60);
    }
  });

  it("names what is merged", () => {
    for (const { into } of log.merge) expect(words.has(into), into).toBe(true);
  });

  it("tells a fight in one line", () => {
    const fight = log.merge.find(({ kinds }) => kinds.includes("thrown"));
    expect(fight?.kinds).toEqual(expect.arrayContaining(["lost-fighters", "won-city", "lost-hydra"]));
    for (const { kinds } of log.merge) for (const kind of kinds) expect(words.has(`short-${kind}`), kind).toBe(true);
  });
});
