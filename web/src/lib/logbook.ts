/** The log as chapters, turns and lines, as the kit of a game declares it. */
import type { LogKit } from "./board";
import { type Part, plain } from "./marks";

/** One line of the log, as it is told. */
export interface LogLine {
  key: string;
  /** The entry of the record after which it happened. */
  entry: number;
  /** The kind of its event; empty for a notice about the table. */
  kind: string;
  seat: number | null;
  text: string;
  /** The text below the name of its seat. */
  done: string;
  /** The text within a merged line. */
  short: string;
  rule: string;
  /** The places of the board that it speaks of. */
  places: string[];
}

export interface Turn {
  key: string;
  seat: number | null;
  /** What stands for the turn; null if nothing does. */
  deed: LogLine | null;
  lines: LogLine[];
  /** Whether it is the setup of the game, of which no line is shown at first. */
  setup?: boolean;
}

export interface Chapter {
  key: string;
  title: LogLine | null;
  turns: Turn[];
}

/** Without a kit, what one seat does in a row is a turn. */
const PLAIN: LogKit = { chapter: [], turn: [], deed: {}, merge: [], hide: [] };

/** Word several short texts, those of a seat if there is one, as one line by a message. */
type Join = (message: string, texts: string[], seat: number | null) => string;

/** Arrange lines in chapters and turns. */
export function chapters(lines: LogLine[], kit: LogKit = PLAIN, join: Join = (_, texts) => texts.join(" ")): Chapter[] {
  const found: Chapter[] = [];
  let chapter: Chapter | undefined;
  let turn: Turn | undefined;
  const later = lines.findIndex(({ kind }) => !kit.setup?.includes(kind));
  const setup = lines.slice(0, later < 0 ? lines.length : later);
  if (setup[0]) {
    chapter = {
      key: "chapter-setup",
      title: null,
      turns: [{ key: "turn-setup", seat: null, deed: null, lines: setup, setup: true }],
    };
    found.push(chapter);
  }
  for (const line of lines.slice(setup.length)) {
    if (kit.hide.includes(line.kind)) continue;
    if (!chapter || kit.chapter.includes(line.kind)) {
      const opens = kit.chapter.includes(line.kind);
      chapter = { key: `chapter-${line.key}`, title: opens ? line : null, turns: [] };
      found.push(chapter);
      turn = undefined;
      if (opens) continue;
    }
    const opens = kit.turn.length ? kit.turn.includes(line.kind) : line.seat !== turn?.seat;
    if (!turn || opens) {
      const deed = kit.turn.length && opens;
      turn = { key: `turn-${line.key}`, seat: line.seat, deed: deed ? line : null, lines: deed ? [] : [line] };
      chapter.turns.push(turn);
    } else turn.lines.push(line);
  }
  for (const { turns } of found) {
    for (const one of turns) one.lines = mergedWithin(one.lines, kit, join);
  }
  return found;
}

/** Merge the lines of one turn whose kinds belong together: all of them or, by seat, those of one seat. */
function mergedWithin(lines: LogLine[], kit: LogKit, join: Join): LogLine[] {
  const groups = new Map<string, LogLine[]>();
  for (const line of lines) {
    const at = kit.merge.findIndex(({ kinds }) => kinds.includes(line.kind));
    const rule = kit.merge[at];
    const key = rule ? `${at}-${rule.by === "seat" ? line.seat : ""}` : line.key;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) => {
    const [first, ...others] = group as [LogLine, ...LogLine[]];
    const rule = kit.merge.find(({ kinds }) => kinds.includes(first.kind));
    if (!rule || !others.length) return first;
    const text = join(
      rule.into,
      group.map(({ short }) => short),
      rule.by === "seat" ? first.seat : null,
    );
    return { ...first, text, done: text, places: group.flatMap(({ places }) => places) };
  });
}

/** The places of patterns like `plot-{plot}`, for every value of their arguments; `keys` is empty for those without value. */
export const placesOf = (patterns: string[], keys: (argument: string) => string[]): string[] =>
  patterns.flatMap((pattern) => {
    const argument = /\{(\w+)\}/.exec(pattern)?.[1];
    if (!argument) return [pattern];
    return placesOf(
      keys(argument).map((key) => pattern.replace(`{${argument}}`, key)),
      keys,
    );
  });

/** The name of the icon beside a value. */
export function iconOf(icons: Record<string, string>, { kind, name, value }: Part): string | undefined {
  return (icons[`${kind}.${name}`] ?? icons[name])?.replace("*", value);
}

/** The lines that tell of points, and those that begin the chapters and turns around them. */
export function linesOfPoints(lines: LogLine[], { points = [], chapter, turn }: LogKit): LogLine[] {
  const kept = new Set([...points, ...chapter, ...turn]);
  return lines.filter(({ kind }) => kept.has(kind));
}

/** What to show of a log. */
export interface LogFilter {
  seat: number | null;
  search: string;
  /** Only turns with events of these kinds. */
  kinds: string[] | null;
}

/** The chapters with only the turns that a filter lets through. */
export function filtered(all: Chapter[], { seat, search, kinds }: LogFilter): Chapter[] {
  const wanted = search.trim().toLocaleLowerCase();
  const fits = (turn: Turn): boolean => {
    const some = (test: (line: LogLine) => boolean): boolean => [turn.deed, ...turn.lines].some((l) => l && test(l));
    return (
      (seat === null || turn.seat === seat || turn.lines.some((line) => line.seat === seat)) &&
      (!kinds || some(({ kind }) => kinds.includes(kind))) &&
      (!wanted || some(({ text }) => plain(text).toLocaleLowerCase().includes(wanted)))
    );
  };
  if (seat === null && !wanted && !kinds) return all;
  return all.map((chapter) => ({ ...chapter, turns: chapter.turns.filter(fits) })).filter(({ turns }) => turns.length);
}

/** The chapters with only the last turns, and how many turns come before them. */
export function lastTurns(all: Chapter[], most: number): { chapters: Chapter[]; earlier: number } {
  let earlier = Math.max(0, all.reduce((sum, { turns }) => sum + turns.length, 0) - most);
  const found = { chapters: all, earlier };
  while (earlier && found.chapters[0]) {
    const [first, ...rest] = found.chapters;
    const turns = first.turns.slice(earlier);
    earlier = Math.max(0, earlier - first.turns.length);
    found.chapters = turns.length ? [{ ...first, turns }, ...rest] : rest;
  }
  return found;
}
