import "./testing/browser";

import { expect, test } from "vitest";

import { explain } from "./explain";
import kit from "./index";
import { plans } from "./plans";
import { drawn, LANGUAGES, NAMES, POSITIONS, wordsIn } from "./testing/table";

const ids = (html: string, attribute: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`${attribute}="([^"]+)"`, "g"))].map(([, id]) => id ?? "")),
];

test.each(POSITIONS)("%s: everything drawn is explained in three languages", async (_, position) => {
  const english = await wordsIn("en");
  const shown = plans.flatMap((plan) => ids(drawn(position, english, plan), "data-explain"));
  for (const language of LANGUAGES) {
    const words = await wordsIn(language);
    for (const id of new Set(shown)) {
      const about = explain(id, position.view, words, NAMES);
      expect(about, id).not.toBeNull();
      if (!about) continue;
      const texts = [about.name, about.does, about.now?.text ?? "", about.reconstructed ?? ""];
      texts.push(...about.facts.flatMap(({ label, value }) => [label, value]));
      expect(texts.join(), id).not.toMatch(/⟦|undefined|NaN/);
      expect(about.does.length, about.does).toBeLessThanOrEqual(120);
      expect(about.facts.length, id).toBeLessThanOrEqual(id === "score" ? 5 : 4);
      expect(about.rule, id).toMatch(/^rhodes\./);
    }
  }
});

test.each(POSITIONS)("%s: every place of a move is drawn in both plans, at every scale", async (_, position) => {
  const words = await wordsIn("en");
  const touched = new Set(position.decision?.moves.flatMap(({ touches }) => touches) ?? []);
  const owned = position.view.seats[position.seat]?.developments ?? [];
  if (!owned.includes("abundance")) touched.delete("own-abundance");
  for (const [plan, u] of [
    [plans[0], 0.53],
    [plans[1], 2],
  ] as const) {
    const places = ids(drawn(position, words, plan, u), "data-place");
    for (const place of touched) expect(places).toContain(place);
  }
});

test.each(LANGUAGES)("in %s nothing drawn has a title or lacks its text", async (language) => {
  const words = await wordsIn(language);
  for (const [, position] of POSITIONS) {
    const html = drawn(position, words, plans[1], 0.7);
    expect(html).not.toMatch(/<title|\btitle=|⟦|NaN|undefined/);
  }
});

test.each(POSITIONS)("%s: a move can be made by places, buttons or a control", (_, { decision, view }) => {
  if (!decision) return;
  const buttons = kit.buttons(decision);
  expect(buttons.length).toBeLessThanOrEqual(3);
  for (const move of decision.moves)
    expect(move.touches.length > 0 || buttons.includes(move) || move.kind in kit.controls, move.move).toBe(true);
  expect(kit.where(view, { say: (message: string) => message } as never)).not.toBe("");
});

test("a decision on the board has a frame that both plans know", () => {
  for (const [, { decision }] of POSITIONS) {
    const frame = decision && kit.frameOf(decision.asked);
    for (const plan of plans) if (frame) expect(plan.frames).toHaveProperty(frame);
  }
});
