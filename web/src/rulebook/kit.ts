/** What a game contributes to its rulebook, and how that is loaded: only when the rulebook is. */
import type { Component } from "svelte";

import { type BoardKit, boardKit } from "../lib/board";
import { byGame, rulebook } from "../lib/gamedata";
import { correctedRules, correctedWords, type GameWords, gameWords, ruleWords } from "../lib/words.svelte";
import type { EventView, TableBox } from "../made/wire";

/** A moment of a recorded game: the table before it as a seat sees it, what changes, and what happens. */
export interface Example<View> {
  seat: number;
  before: View;
  changes: Partial<View>;
  events: EventView[];
}

/** The table before and after an example. */
export interface Shown<View> {
  before: View;
  after: View;
  events: EventView[];
}

/** What is shown of an example: parts of the board by their ids, or what a seat has. */
export interface ExampleFigure<View> {
  /** Its name in `examples.toml`. */
  example: string;
  /** The ids of the parts of the board to be seen; without it the whole board. */
  focus?: (shown: Shown<View>) => string[];
  /** The ids of what changes, ringed in the second picture; by default those of the focus are not ringed. */
  rings?: (shown: Shown<View>) => string[];
  /** The seat whose things are shown instead of the board. */
  mat?: (shown: Shown<View>) => number;
}

/** A cell of a table: a text, or a picture with its size in boxes of the art kit. */
export type Cell = string | { piece: Component<never>; props: Record<string, unknown>; wide?: number };

export interface BookTable {
  /** The message of its title. */
  title: string;
  /** The messages of its columns: of the rulebook, or of the table. Empty for pictures. */
  columns: string[];
  rows: { key: string; cells: Cell[]; reconstructed: boolean }[];
}

export interface RulebookKit<View, Components> {
  /** Ids of parts of the sample's board, numbered from 1 in this order: at most nine. What a plan does not draw is left out. */
  numbered(view: View): string[];
  /** The steps of a turn, at most seven; their messages are `book-turn-<step>`. */
  turn: string[];
  /** Draws a step of a turn or another figure by its name (`Drawing`); the view is that of the sample. */
  Figure: Component<{ name: string; view: View; words: GameWords }>;
  /** The figures beside a chapter, by its name. */
  figures: Record<string, string[]>;
  /** One example for each chapter that has something to show. */
  examples: Record<string, ExampleFigure<View>>;
  tables(components: Components, words: GameWords): BookTable[];
}

/** Whether some number of a group of components is reconstructed. */
export const reconstructed = (group: { source: string; sources?: Record<string, string> }): boolean =>
  [group.source, ...Object.values(group.sources ?? {})].includes("reconstructed");

type AnyKit = RulebookKit<never, never>;
interface Stored {
  seats: number;
  sample: { seat: number; view: unknown };
  examples: Record<string, Example<unknown>>;
}

const KITS = byGame(import.meta.glob<{ default: AnyKit }>("$games/*/board/page/rulebook/index.ts"));
const PICTURES = byGame(import.meta.glob<{ default: Component }>("$games/*/board/page/Picture.svelte"));
const EXAMPLES = byGame(import.meta.glob<Stored>("../made/*/examples.json", { import: "default" }));
const COMPONENTS = byGame(import.meta.glob<unknown>("../made/*/components.json", { import: "default" }));

/** All that the rulebook of a game is made from; at a table with other numbers than the shipped ones, from these. */
export async function loadBook(game: string, own?: TableBox) {
  const [book, texts, words, board, kit, stored, components, Picture] = await Promise.all([
    rulebook(game),
    own ? correctedRules(own.detail) : ruleWords(game),
    own ? correctedWords(own.detail) : gameWords(game),
    boardKit(game),
    KITS.get(game)?.().then((module) => module.default) ?? null,
    EXAMPLES.get(game)?.() ?? null,
    own?.numbers ?? COMPONENTS.get(game)?.() ?? null,
    PICTURES.get(game)?.().then((module) => module.default) ?? null,
  ]);
  return { game, book, texts, words, board, kit, stored, components, Picture };
}

export type Book = Awaited<ReturnType<typeof loadBook>>;
export type AnyBoard = BoardKit<never>;
