import { expect, test } from "vitest";

import type { RuleInfo } from "../made/wire";
import { chapters, holds, opening, paragraphs, ruleAsked, type Sentence, sources, worded } from "./paragraphs";

const rule = (id: string, more: Partial<RuleInfo> = {}): RuleInfo => ({
  id: `game.${id}`,
  chapter: id.split(".")[0] ?? "",
  message: `rule-${id}`,
  places: ["printed: 1"],
  status: "stated",
  option: "",
  values: [],
  asked: [],
  ...more,
});
const sentence = (id: string, text: string, more: Partial<RuleInfo> = {}): Sentence => ({
  rule: rule(id, more),
  text,
  others: [],
});
const ids = (all: Sentence[]): string[][] =>
  paragraphs(all).map(({ sentences }) => sentences.map((one) => one.rule.id.slice("game.".length)));

test("short rules of a chapter are joined to one paragraph", () => {
  expect(ids([sentence("a.1", "One."), sentence("a.2", "Two."), sentence("a.3", "Three.")])).toEqual([
    ["a.1", "a.2", "a.3"],
  ]);
});

test("a paragraph that is long enough ends, and no joined one is very long", () => {
  const long = "x".repeat(250);
  const longest = "x".repeat(500);
  expect(ids([sentence("a.1", long), sentence("a.2", "Two.")])).toEqual([["a.1"], ["a.2"]]);
  expect(ids([sentence("a.1", "x".repeat(100)), sentence("a.2", longest)])).toEqual([["a.1"], ["a.2"]]);
});

test("a rule that exists under some values only stands alone", () => {
  const conditional = sentence("a.2", "Two.", { option: "way", values: ["other"] });
  const all = paragraphs([sentence("a.1", "One."), conditional, sentence("a.3", "Three.")]);
  expect(all.map((one) => one.conditional)).toEqual([false, true, false]);
});

test("every rule is in exactly one paragraph, in order", () => {
  const all = Array.from({ length: 40 }, (_, index) =>
    sentence(`a.${index}`, "word ".repeat((index * 7) % 60), index % 9 ? {} : { option: "way", values: ["other"] }),
  );
  expect(ids(all).flat()).toEqual(all.map((one) => one.rule.id.slice("game.".length)));
});

test("the wording follows the options of a table, and the others are kept", () => {
  const texts = { say: () => "Usually.", attributes: () => ({ "never-more": "Never." }) };
  const depending = rule("a.1", { option: "way" });
  expect(worded(depending, texts, null)).toMatchObject({
    text: "Usually.",
    others: [{ value: "never-more", text: "Never." }],
  });
  expect(worded(depending, texts, { way: "never_more" })).toMatchObject({
    text: "Never.",
    others: [{ value: "", text: "Usually." }],
  });
});

test("a table has the rules of its options; without a table there are all", () => {
  const conditional = rule("a.1", { option: "way", values: ["other"] });
  expect(holds(conditional, { way: "usual" })).toBe(false);
  expect(holds(conditional, { way: "other" })).toBe(true);
  expect(holds(conditional, null)).toBe(true);
});

test("chapters keep the order of the rulebook", () => {
  expect(chapters([rule("b.1"), rule("a.1"), rule("b.2")]).map(([name, rules]) => [name, rules.length])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});

test("a decision has the rule that names its step", () => {
  const rules = [rule("a.1"), rule("a.2", { asked: ["bid"] })];
  expect(ruleAsked(rules, "bid")).toBe("game.a.2");
  expect(ruleAsked(rules, "pass")).toBe("");
});

test("equal sources of several rules are listed once", () => {
  const all = [sentence("a.1", "One."), sentence("a.2", "Two."), sentence("a.3", "Three.", { status: "clarified" })];
  expect(sources(all).map(({ texts }) => texts)).toEqual([["One.", "Two."], ["Three."]]);
});

test("the opening of a text is its first words", () => {
  expect(opening("One two three four five six")).toBe("One two three four five …");
  expect(opening("One two")).toBe("One two");
});
