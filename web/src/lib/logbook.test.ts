import { expect, test } from "vitest";

import type { LogKit } from "./board";
import { chapters, filtered, type LogLine } from "./logbook";

const line = (kind: string, seat: number | null, text = kind, key = `${kind}${seat}`): LogLine => ({
  key,
  entry: 1,
  kind,
  seat,
  text,
  done: text,
  short: text,
  rule: "",
  places: [],
});
const KIT: LogKit = {
  chapter: ["auction"],
  turn: ["builds"],
  deed: {},
  merge: [{ kinds: ["bid"], by: "turn", into: "bids" }],
  hide: ["sealed"],
};
const join = (message: string, texts: string[]): string => `${message}: ${texts.join(", ")}`;

test("chapters and turns begin with their events, and hidden ones are left out", () => {
  const found = chapters([line("auction", null), line("sealed", 1), line("builds", 2), line("pays", 2)], KIT, join);
  expect(found).toHaveLength(1);
  expect(found[0]?.title?.kind).toBe("auction");
  expect(found[0]?.turns.map(({ seat, deed, lines }) => [seat, deed?.kind, lines.length])).toEqual([[2, "builds", 1]]);
});

test("events that belong together are one line", () => {
  const [chapter] = chapters([line("auction", null), line("bid", 0, "Ann 3"), line("bid", 1, "Ben 5")], KIT, join);
  expect(chapter?.turns[0]?.lines.map(({ text }) => text)).toEqual(["bids: Ann 3, Ben 5"]);
});

test("without a kit, what a seat does in a row is a turn", () => {
  const [chapter] = chapters([line("a", 0), line("b", 0), line("c", 1)]);
  expect(chapter?.turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test("a filter keeps the turns of a seat and those with a word", () => {
  const all = chapters([line("a", 0, "Ann builds"), line("b", 1, "Ben pays")]);
  const texts = (found: typeof all): string[] =>
    found.flatMap(({ turns }) => turns.flatMap((t) => t.lines.map((l) => l.text)));
  expect(texts(filtered(all, { seat: 1, search: "" }))).toEqual(["Ben pays"]);
  expect(texts(filtered(all, { seat: null, search: "BUILDS" }))).toEqual(["Ann builds"]);
});
