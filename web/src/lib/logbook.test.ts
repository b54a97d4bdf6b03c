import { expect, test } from "vitest";

import type { LogKit } from "./board";
import { chapters, filtered, lastTurns, linesOfPoints, type LogLine } from "./logbook";

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

test("lines of a seat that are merged are told with its name", () => {
  const kit: LogKit = { ...KIT, merge: [{ kinds: ["fed", "starved"], by: "seat", into: "supply" }] };
  const told = ["fed", "starved"].map((kind) => line(kind, 1));
  const [chapter] = chapters(told, kit, (message, texts, seat) => `${message} of ${seat}: ${texts.join(", ")}`);
  expect(chapter?.turns[0]?.lines.map(({ text, done }) => [text, done])).toEqual([
    ["supply of 1: fed, starved", "supply of 1: fed, starved"],
  ]);
});

test("the setup is one turn, and what happens later is not part of it", () => {
  const kit = { ...KIT, setup: ["laid", "dealt"] };
  const told = [line("laid", null), line("dealt", 1), line("auction", null), line("builds", 1), line("dealt", 1)];
  const found = chapters(told, kit, join);
  expect(found.map(({ title, turns }) => [title?.kind, turns.map((turn) => [turn.setup, turn.lines.length])])).toEqual([
    [undefined, [[true, 2]]],
    ["auction", [[undefined, 1]]],
  ]);
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
  expect(texts(filtered(all, { seat: 1, search: "", kinds: null }))).toEqual(["Ben pays"]);
  expect(texts(filtered(all, { seat: null, search: "BUILDS", kinds: null }))).toEqual(["Ann builds"]);
});

test("points only: the turns with such events, and of them no other lines", () => {
  const kit = { ...KIT, points: ["pays"] };
  const told = [line("auction", null), line("builds", 1), line("pays", 1), line("draws", 1), line("builds", 2)];
  const found = filtered(chapters(linesOfPoints(told, kit), kit, join), { seat: null, search: "", kinds: kit.points });
  expect(found.map(({ title, turns }) => [title?.kind, turns.map(({ seat, lines }) => [seat, lines.length])])).toEqual([
    ["auction", [[1, 1]]],
  ]);
});

test("of a long log the last turns are shown, with the titles of their chapters", () => {
  const turns = (seat: number): LogLine[] => [1, 2, 3].map((n) => line("builds", seat, `${n}`, `${seat}.${n}`));
  const auction = (n: number): LogLine => line("auction", null, `auction ${n}`, `auction ${n}`);
  const all = chapters([auction(1), ...turns(1), auction(2), ...turns(2), auction(3), ...turns(3)], KIT, join);
  const shown = (most: number): [number, [string | undefined, number][]] => {
    const { chapters: found, earlier } = lastTurns(all, most);
    return [earlier, found.map(({ title, turns }) => [title?.text, turns.length])];
  };
  const whole: [string, number][] = [
    ["auction 1", 3],
    ["auction 2", 3],
    ["auction 3", 3],
  ];
  expect(shown(9)).toEqual([0, whole]);
  expect(shown(6)).toEqual([3, whole.slice(1)]);
  expect(shown(4)).toEqual([
    5,
    [
      ["auction 2", 1],
      ["auction 3", 3],
    ],
  ]);
});
