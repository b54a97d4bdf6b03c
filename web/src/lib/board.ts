/** What a game's board is given, and what it may bring along. */
import type { Component } from "svelte";

import type { EventView, MoveView, Player } from "../made/wire";
import type { GameWords } from "./words.svelte";

export interface BoardProps<View> {
  /** The table as this seat sees it. */
  view: View;
  /** What has just happened, for motion: empty when one looks at an earlier moment. */
  events: EventView[];
  /** The seat from which one looks; null for a spectator. */
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
  /** For a kind of move, a control of its own in place of buttons: a dial for bids, a cup to turn. */
  controls?: Record<string, Component<ControlProps<View>>>;
}

const KITS = import.meta.glob<{ default: BoardKit<never> }>("$games/*/board/page/index.ts");

export async function boardKit(game: string): Promise<BoardKit<never>> {
  const load = KITS[`../boards/${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).default;
}
