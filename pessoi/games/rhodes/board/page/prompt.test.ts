import "./testing/browser";

import { expect, test } from "vitest";

import { describe } from "./prompt";
import { LANGUAGES, NAMES, POSITIONS, UPDATES, wordsIn } from "./testing/table";

/** The longest second line that the prompt shows whole on a desk. */
const LONGEST = 112;

test.each(POSITIONS)("%s: the second line of every move and of the question is short and complete", async (_, one) => {
  const { view, decision } = one;
  if (!decision) return;
  for (const language of LANGUAGES) {
    const words = await wordsIn(language);
    for (const move of [null, ...decision.moves]) {
      const text = describe(view, decision, move, words, NAMES);
      expect(text, move?.move).not.toMatch(/⟦|undefined|NaN/);
      expect(text.length, text).toBeLessThanOrEqual(LONGEST);
    }
    expect(words.question(decision, NAMES).length, words.question(decision, NAMES)).toBeLessThanOrEqual(48);
  }
});

const position = (name: string): (typeof POSITIONS)[number][1] => POSITIONS.find(([found]) => found === name)![1];

test("a tile says its price and what is left", async () => {
  const words = await wordsIn("en");
  const { view, decision } = position("hall-5");
  const move = decision!.moves.find(({ kind }) => kind === "land" || kind === "build")!;
  const tile = view.tiles.find(({ name }) => move.touches.includes(`tile-${name}`))!;
  const text = describe(view, decision!, move, words, NAMES);
  expect(text).toContain(`for ${tile.cost} drachmas`);
  expect(text).toContain(`leaves you ${view.seats[view.seat!]!.money - tile.cost} drachma`);
});

test("a chip says by a preview who gets how much", async () => {
  const words = await wordsIn("en");
  const { view, decision } = position("produce-4");
  const events = UPDATES.flatMap((update) => update.events).filter(({ message }) => message === "grown");
  const shares = describe(view, decision!, decision!.moves[0]!, words, NAMES, { events: events.slice(0, 1), view: {} });
  expect(shares).toMatch(/: (Anna|Ben|Cleo|Dora|Emil) \d$/);
});
