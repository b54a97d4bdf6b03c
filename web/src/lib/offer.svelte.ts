/** The current decision: the legal moves, the places they touch on the board, and the places chosen so far. */
import { getContext, setContext } from "svelte";

import type { MoveView } from "../made/wire";

interface MoveHandlers {
  play(move: string): Promise<void>;
  why(move: string): Promise<void>;
}

export class Offer {
  moves = $state.raw<MoveView[]>([]);
  /** Places chosen on the board: only moves that touch all of them are left. */
  chosen = $state.raw<string[]>([]);
  hinted = $state.raw<string | null>(null);
  /** The move that was sent and is not confirmed yet. */
  sent = $state.raw<string | null>(null);
  /** The place under the pointer. */
  pointed = $state.raw<string | null>(null);

  readonly left: MoveView[] = $derived(this.#touching(this.chosen));
  readonly #lit: Set<string> = $derived(new Set(this.left.flatMap((move) => move.touches)));
  readonly #hintedPlaces: Set<string> = $derived(
    new Set(this.moves.find((move) => move.move === this.hinted)?.touches ?? []),
  );

  constructor(private readonly handlers: MoveHandlers) {}

  /** Set the moves to choose from. */
  setMoves(moves: MoveView[]): void {
    this.moves = moves;
    this.chosen = [];
    this.hinted = null;
    this.sent = null;
    this.pointed = null;
  }

  isLit(place: string): boolean {
    return this.sent === null && this.#lit.has(place);
  }
  isChosen(place: string): boolean {
    return this.chosen.includes(place);
  }
  isHinted(place: string): boolean {
    return this.#hintedPlaces.has(place);
  }

  /** Handle a click on a place: play the only move that touches it, or keep only the moves that do. */
  touch(place: string): void {
    if (this.isChosen(place)) {
      this.chosen = this.chosen.filter((other) => other !== place);
      return;
    }
    const both = this.#touching([...this.chosen, place]);
    const [only] = both;
    if (both.length === 1 && only) void this.play(only.move);
    else if (both.length) this.chosen = [...this.chosen, place];
  }

  clear(): void {
    this.chosen = [];
  }

  async play(move: string): Promise<void> {
    if (this.sent !== null) return;
    this.sent = move;
    await this.handlers.play(move);
    this.sent = null;
  }

  /** Show why a move is illegal. */
  why(move: string): void {
    void this.handlers.why(move);
  }

  /** The remaining moves that touch a place. */
  at(place: string): MoveView[] {
    return this.left.filter((move) => move.touches.includes(place));
  }

  #touching(places: string[]): MoveView[] {
    return places.length
      ? this.moves.filter((move) => places.every((place) => move.touches.includes(place)))
      : this.moves;
  }
}

const KEY = Symbol("offer");
export const setOffer = (offer: Offer): Offer => setContext(KEY, offer);
export const getOffer = (): Offer => getContext<Offer>(KEY);
