/** What a game's board gets from the table, and what it provides. */
import type { Component } from "svelte";

import type { Decision, EventView, MoveView, Player } from "../made/wire";
import type { HandSize, Plan } from "../table/layout";
import { byGame } from "./gamedata";
import type { Sound } from "./sounds";
import type { GameWords } from "./words.svelte";

export type { HandSize, Plan, Rect } from "../table/layout";

/** What every part of a board gets. */
export interface TableProps<View> {
  /** The table as this seat sees it. */
  view: View;
  /** The seat whose view is shown; null for a spectator. */
  seat: number | null;
  names: string[];
  players: Player[];
  words: GameWords;
}

export interface BoardProps<View> extends TableProps<View> {
  /** The plan to draw, on a canvas of exactly its size. */
  plan: Plan;
  /** The scale at which the whole plan is shown: px of the window per px of the plan. */
  u: number;
  /** The events of the last update, for motion; empty in a replay. */
  events: EventView[];
  /** The part of the last update that is being shown. */
  animation: Animation | null;
  /** What the move that is pointed at or chosen would change. */
  preview: Preview<View> | null;
}

export interface HandProps<View> extends TableProps<View> {
  seat: number;
  /** Whether there is room for one line of numbers only. */
  strip: boolean;
  /** Parts that the plan leaves to the hand. */
  aside: string[];
  /** What this seat has to decide. */
  decision: Decision | null;
  events: EventView[];
}

export interface RivalProps<View> extends TableProps<View> {
  /** The seat to describe. */
  owner: number;
  /** Whether there is room for a few signs only. */
  compact: boolean;
}

export interface MatProps<View> extends TableProps<View> {
  /** The seat to show. */
  owner: number;
}

export interface ControlProps<View> {
  /** All legal moves of one kind that are left. */
  moves: MoveView[];
  /** The latest table, which may be ahead of the displayed one. */
  view: View;
  names: string[];
  words: GameWords;
  /** Whether the control must fit into a strip. */
  strip: boolean;
}

/** A control for a kind of move. It tells `offer.proposed` what it is set to; the main button plays that move. */
export interface Control<View> {
  Control: Component<ControlProps<View>>;
  /** Where it is: in the hand, or among the buttons of the prompt. */
  where: "hand" | "prompt";
  /** Whether it has a form for the hand as a strip; otherwise the hand is lifted. */
  small?: boolean;
}

/** What an explanation says about a place, a piece or a number. */
export interface Explanation {
  name: string;
  kind?: string;
  picture?: Component;
  /** One sentence. */
  does: string;
  facts: { label: string; value: string }[];
  /** What it would mean now, or why it is not possible. */
  now?: { text: string; good: boolean };
  /** The id of its rule. */
  rule?: string;
  /** What about it is reconstructed. */
  reconstructed?: string;
}

/**
 * How the events of a game become chapters, turns and lines of the log; kinds are messages of events.
 * The lines of a turn whose kinds are merged become one, worded by the message `into` with the texts as `$items` and,
 * if they are those of a seat, its name as `$seat`; an event may have a text for that, `short-<kind>`.
 */
export interface LogKit {
  /** Kinds that begin a chapter, and whose line is its title. */
  chapter: string[];
  /** Kinds of the setup: as long as nothing else has happened, they are one folded turn. */
  setup?: string[];
  /** Kinds that begin a turn, and whose line stands for it. */
  turn: string[];
  /** The message for a line below the name of its seat, by kind of event. */
  deed: Record<string, string>;
  merge: { kinds: string[]; by: "turn" | "seat" | "chapter"; into: string }[];
  hide: string[];
  /** Kinds that tell of points, or of what decides the game instead. */
  points?: string[];
  /** The places that a line speaks of, by kind of event and under "" for all kinds: ids with arguments, `plot-{plot}`. */
  places?: Record<string, string[]>;
  /** The names of icons, by argument or `kind.argument`; `*` stands for the value. */
  icons?: Record<string, string>;
}

/** How a result is explained, beside the points by source. */
export interface ResultKit<View> {
  /** Icons of sources, as `LogIcon` draws them. */
  icons: Record<string, string>;
  /** The rules that say who is ahead in a tie. */
  tie: string[];
  /** Sums of which only one counts, named like sources. */
  sums?(view: View, seat: number): { name: string; value: number; counts: boolean }[];
}

/** One step of showing an update. */
export interface Animation {
  ms: number;
  /** What the board draws meanwhile; its names are the board's own. */
  draw: string;
  places: string[];
  /** What the prompt says meanwhile. */
  say?: EventView;
  /** What is heard when it begins. */
  sound?: Sound;
}

/** What a move would change as far as the seat may know: events, and the view after them. */
export interface Preview<View> {
  events: EventView[];
  view: Partial<View>;
}

/** The parts of a board. Everything but `Board` may be missing. */
export interface BoardKit<View> {
  Board: Component<BoardProps<View>>;
  /** Arrangements of the board; without any it fills its stage and scrolls there. */
  plans?: Plan[];
  /** The seat's own things below the stage; without it the hand shows the moves as buttons. */
  Hand?: Component<HandProps<View>>;
  hand?: HandSize;
  /** Short facts about another seat, beside its name and score. */
  Rival?: Component<RivalProps<View>>;
  /** The height of a rival beside the stage, in px. */
  rivalHeight?: number;
  /** Everything of a seat, for the popover of a rival. */
  Mat?: Component<MatProps<View>>;
  /** Where the game is: “Round 3 of 8 · bidding”. */
  where?(view: View, words: GameWords, names: string[]): string;
  /** The score of a seat; null if it is hidden. By default `view.seats[owner].score`. */
  score?(view: View, owner: number): number | null;
  /** Controls for kinds of moves: a dial for bids, a cup to turn. */
  controls?: Record<string, Control<View>>;
  /** The second line of the prompt: what a move costs and does or, without a move, what there is to decide by. */
  describe?(
    view: View,
    decision: Decision,
    move: MoveView | null,
    words: GameWords,
    names: string[],
    preview?: Preview<View>,
  ): string;
  /** The moves that are buttons of the prompt, the main one first, at most three. By default those without a place. */
  buttons?(decision: Decision, view: View): MoveView[];
  /** The part of the plan (`plan.frames`) in which a kind of decision is answered. */
  frameOf?(asked: string): string | undefined;
  /** Kinds of decisions that are answered in the hand: a strip is lifted for them. */
  lifts?: string[];
  /** Kinds of moves that cannot be undone. */
  final?: string[];
  /** Whether a move is to be confirmed because something else that is worth doing would be lost. */
  asksFirst?(view: View, decision: Decision, move: MoveView): boolean;
  /** Kinds of decisions whose only move is not played by the page, because the time it takes would tell something. */
  secret?: string[];
  explain?(id: string, view: View, words: GameWords, names: string[]): Explanation | null;
  log?: LogKit;
  /** Draws an icon of the log by its name in `log.icons`. */
  LogIcon?: Component<{ name: string }>;
  result?: ResultKit<View>;
  animations?(before: View, after: View, events: EventView[]): Animation[];
}

const KITS = byGame(import.meta.glob<{ default: BoardKit<never> }>("$games/*/board/page/index.ts"));
const generic = (): Promise<{ default: BoardKit<never> }> => import("../generic");

/** The board of a game; the generic one if it has none of its own. */
export async function boardKit(game: string): Promise<BoardKit<never>> {
  return (await (KITS.get(game) ?? generic)()).default;
}
