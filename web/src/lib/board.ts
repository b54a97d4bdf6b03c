/** What a game's board gets from the table, and what it provides. */
import type { Component } from "svelte";

import type { EventView, MoveView, Player } from "../made/wire";
import { byGame } from "./gamedata";
import type { GameWords } from "./words.svelte";

export interface BoardProps<View> {
  /** The table as this seat sees it. */
  view: View;
  /** The events of the last update, for motion; empty in a replay. */
  events: EventView[];
  /** The seat whose view is shown; null for a spectator. */
  seat: number | null;
  names: string[];
  players: Player[];
  words: GameWords;
}

export interface ControlProps<View> {
  /** All legal moves of one kind. */
  moves: MoveView[];
  view: View;
  words: GameWords;
}

export interface BoardKit<View> {
  Board: Component<BoardProps<View>>;
  /** Controls that replace the buttons of a kind of move: a dial for bids, a cup to turn. */
  controls?: Record<string, Component<ControlProps<View>>>;
  /** Whether moves are chosen by their buttons alone because the board has no places to click. */
  withoutPlaces?: boolean;
}

const KITS = byGame(import.meta.glob<{ default: BoardKit<never> }>("$games/*/board/page/index.ts"));
const generic = (): Promise<{ default: BoardKit<never> }> => import("../generic");

/** The board of a game; the generic one if it has none of its own. */
export async function boardKit(game: string): Promise<BoardKit<never>> {
  return (await (KITS.get(game) ?? generic)()).default;
}
