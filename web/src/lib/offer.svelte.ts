/**
 * The current decision, from the question to the answer: what may be played, what is chosen so far, what was sent.
 * It follows the latest table, not the displayed one, and offers a decision that was answered never again.
 */
import { getContext, setContext } from "svelte";

import type { Decision, MoveView, Refused } from "../made/wire";
import type { Preview } from "./board";
import type { Answer } from "./socket";

export interface MoveHandlers {
  /** Send a move as the answer to the decision that is open since a number of the stream. */
  send(move: string, since: number): Promise<Answer>;
  /** Send unanswered requests again, under the same ids. */
  resend(): void;
  /** Show all pending updates now. */
  skip(): void;
  /** Whether a move is to be confirmed before it is sent. */
  confirms(move: MoveView): boolean;
  /** The reason of a refusal in words. */
  reason(refusal: Refused): string;
}

/** How far an answer is: nothing asked, asked, some places chosen, to be confirmed, sent, accepted. */
export type Phase = "none" | "idle" | "chosen" | "confirm" | "sent" | "taken";

/** Milliseconds until the page says that a move was sent, until it sends it again, and for which it shows a refusal. */
const SENT = 400;
const SLOW = 3000;
const REFUSED = 6000;

export class Offer {
  /** The decision of the latest table. */
  decision = $state.raw<Decision | null>(null);
  /** Places chosen on the board: only moves that touch all of them are left. */
  chosen = $state.raw<string[]>([]);
  /** The move to be confirmed. */
  ghost = $state.raw<MoveView | null>(null);
  /** The move that was sent and is not answered yet. */
  sent = $state.raw<string | null>(null);
  /** How long the answer has been outstanding. */
  wait = $state<"none" | "sent" | "slow">("none");
  /** Why the last move was refused. */
  refusal = $state("");
  hinted = $state.raw<string | null>(null);
  /** The place under the pointer. */
  pointed = $state.raw<string | null>(null);
  /** The move that a control stands for: the main button plays it. */
  proposed = $state.raw<MoveView | null>(null);
  /** What `meant` would do, once the server has answered. */
  preview = $state.raw<Preview<never> | null>(null);
  /** Whether the board shows the latest table. Before that, places on the stage are not lit. */
  caughtUp = $state(true);

  /** The number of the decision that was accepted last. */
  #answered = $state.raw<number | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #keys: ((key: KeyboardEvent) => boolean)[] = [];

  readonly open: boolean = $derived(this.decision !== null && this.decision.since !== this.#answered);
  readonly moves: MoveView[] = $derived(this.open ? (this.decision?.moves ?? []) : []);
  readonly left: MoveView[] = $derived(this.#touching(this.chosen));
  readonly phase: Phase = $derived.by(() => {
    if (!this.decision) return "none";
    if (!this.open) return "taken";
    if (this.sent !== null) return "sent";
    if (this.ghost) return "confirm";
    return this.chosen.length ? "chosen" : "idle";
  });
  /** Whether another place would leave fewer moves. */
  readonly narrows: boolean = $derived(
    this.left.some((move) =>
      move.touches.some((place) => !this.isChosen(place) && this.at(place).length < this.left.length),
    ),
  );
  /** The move that is pointed at, chosen, set or sent. */
  readonly meant: MoveView | null = $derived.by(() => {
    if (this.ghost) return this.ghost;
    const pointed = this.pointed === null ? this.left : this.at(this.pointed);
    const only = pointed.length === 1 && (this.pointed !== null || this.chosen.length) ? pointed[0] : undefined;
    const sent = this.moves.find((move) => move.move === this.sent);
    return only ?? sent ?? (this.pointed === null ? this.proposed : null);
  });
  readonly #lit: Set<string> = $derived(new Set(this.left.flatMap((move) => move.touches)));
  readonly #hintedPlaces: Set<string> = $derived(
    new Set(this.moves.find((move) => move.move === this.hinted)?.touches ?? []),
  );

  constructor(private readonly handlers: MoveHandlers) {}

  /** Follow the decision of the latest table. What is chosen stays chosen as long as the same is asked. */
  setDecision(decision: Decision | null): void {
    const same = decision?.since === this.decision?.since;
    this.decision = decision;
    if (same) return;
    this.#rest();
    this.hinted = null;
    this.refusal = "";
  }

  isLit(place: string, onStage = true): boolean {
    return this.sent === null && (this.caughtUp || !onStage) && this.#lit.has(place);
  }
  isChosen(place: string): boolean {
    return this.chosen.includes(place);
  }
  isHinted(place: string): boolean {
    return this.#hintedPlaces.has(place);
  }
  /** Whether the move that is to be confirmed or was sent touches a place. */
  isGhost(place: string): boolean {
    const move = this.ghost ?? this.moves.find((one) => one.move === this.sent);
    return move?.touches.includes(place) ?? false;
  }

  /** Handle a click on a place: play the only move that touches it, or keep only the moves that do. */
  touch(place: string): void {
    if (this.sent !== null) return;
    this.ghost = null;
    if (this.isChosen(place)) {
      this.chosen = this.chosen.filter((other) => other !== place);
      return;
    }
    const both = this.#touching([...this.chosen, place]);
    const [only] = both;
    if (both.length === 1 && only) void this.play(only.move);
    else if (both.length) this.chosen = [...this.chosen, place];
  }

  /** Take back the last choice; returns whether there was one. */
  back(): boolean {
    if (this.ghost) this.ghost = null;
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else return false;
    return true;
  }

  /** Play a move, or ask for confirmation first. */
  async play(notation: string): Promise<void> {
    const move = this.moves.find((one) => one.move === notation);
    if (!move || this.sent !== null) return;
    if (this.ghost?.move !== notation && this.handlers.confirms(move)) this.ghost = move;
    else await this.send(move);
  }

  /** Send a move without confirmation. */
  async send(move: MoveView): Promise<void> {
    const since = this.decision?.since;
    if (since === undefined || !this.open || this.sent !== null) return;
    this.sent = move.move;
    this.refusal = "";
    this.handlers.skip();
    this.#timers = [
      setTimeout(() => (this.wait = "sent"), SENT),
      setTimeout(() => {
        this.wait = "slow";
        this.handlers.resend();
      }, SLOW),
    ];
    const answer = await this.handlers.send(move.move, since);
    this.#stopWaiting();
    if (answer.type === "refused") {
      if (this.decision?.since === since) this.#rest();
      this.#refuse(this.handlers.reason(answer));
    } else {
      this.#answered = since;
      if (this.decision?.since === since) this.#rest();
    }
  }

  /** The remaining moves that touch a place. */
  at(place: string): MoveView[] {
    return this.left.filter((move) => move.touches.includes(place));
  }

  /** Let a control handle keys before the table does; `handle` returns whether it used the key. To be called in an effect. */
  takeKeys(handle: (key: KeyboardEvent) => boolean): () => void {
    this.#keys.unshift(handle);
    return () => (this.#keys = this.#keys.filter((other) => other !== handle));
  }
  pressed(key: KeyboardEvent): boolean {
    return this.#keys.some((handle) => handle(key));
  }

  /** Go back to a decision without any choice. */
  #rest(): void {
    this.#stopWaiting();
    this.chosen = [];
    this.ghost = null;
    this.sent = null;
    this.pointed = null;
    this.proposed = null;
  }

  #stopWaiting(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.wait = "none";
  }

  #refuse(reason: string): void {
    this.refusal = reason;
    setTimeout(() => {
      if (this.refusal === reason) this.refusal = "";
    }, REFUSED);
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

/** Say that the places of a component belong to a picture: nothing is asked there. */
export function setNoOffer(): void {
  const nothing = (): never => {
    throw new Error("a picture makes no moves");
  };
  setOffer(new Offer({ send: nothing, resend: nothing, skip: nothing, confirms: nothing, reason: nothing }));
}

const STAGE = Symbol("stage");
/** Say that the places of a component are on the stage, which may show an earlier table than the latest. */
export const setOnStage = (): void => void setContext(STAGE, true);
export const isOnStage = (): boolean => getContext<boolean | undefined>(STAGE) ?? false;
