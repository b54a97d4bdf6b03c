/**
 * The playback of updates: a queue that shows one after the other, each with its animations, at the chosen pace.
 * It never blocks: whatever is known may be used at once, and using it skips the rest.
 */
import type { EventView, TableView } from "../made/wire";
import type { Animation } from "./board";
import { motion, PACES, settings } from "./settings.svelte";

/** The events of one entry of the record. */
export interface LogEntry {
  entry: number;
  events: EventView[];
}

/** A table to be shown, and what led to it. */
export interface PendingUpdate {
  table: TableView;
  entries: LogEntry[];
}

interface QueuedUpdate extends PendingUpdate {
  animations: Animation[];
}

/** The animations that show how one table became the next. */
export type Animate = (before: TableView, after: TableView, events: EventView[]) => Animation[];

/** Milliseconds that the animations of one update take at most, and in all if motion is reduced. */
export const LONGEST = 2500;
const STILL = 800;
/** Milliseconds by which the display may be behind; if it is more, only the last update is animated. */
export const BEHIND = 8000;
/** Milliseconds for the browser to paint before the next update: two frames. What arrives meanwhile is shown together. */
const TO_PAINT = 34;

const length = (animations: Animation[]): number => animations.reduce((sum, { ms }) => sum + ms, 0);

/** Animations at a pace. What takes too long is compressed evenly; nothing is dropped. */
export function timed(animations: Animation[], pace: number, still: boolean): Animation[] {
  const total = length(animations);
  const factor = Math.min(1, (still ? STILL : LONGEST) / (total || 1)) * pace;
  return factor ? animations.map((one) => ({ ...one, ms: one.ms * factor })) : [];
}

export class Playback {
  /** The animation that is being shown. */
  animation = $state.raw<Animation | null>(null);
  /** The number of updates that are still to be shown. */
  pending = $state(0);
  /** The number of updates that were shown since the queue was last empty. */
  shown = $state(0);
  paused = $state(false);

  animate: Animate = () => [];

  #queue: QueuedUpdate[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What to do when the timer has run out while the playback is paused. */
  #held: (() => void) | undefined;
  #current: TableView | null = null;
  #last: Animation[] = [];

  /** `show` displays a table after some entries. */
  constructor(private readonly show: (update: PendingUpdate) => void) {}

  /** Whether everything is shown, animations included. */
  get done(): boolean {
    return this.pending === 0 && this.animation === null;
  }

  /** Show an update after those that wait. */
  push(update: PendingUpdate): void {
    const before = this.#queue.at(-1)?.table ?? this.#current;
    const events = update.entries.flatMap((entry) => entry.events);
    const animations = before && !document.hidden ? this.animate(before, update.table, events) : [];
    if (this.done) this.shown = 0;
    this.#queue.push({ ...update, animations: timed(animations, PACES[settings.pace], motion(1) === 0) });
    if (this.#queue.reduce((sum, queued) => sum + length(queued.animations), 0) > BEHIND) {
      this.#stop();
      this.#catchUp(this.#queue.length - 1);
    }
    this.pending = this.#queue.length;
    if (this.#timer === undefined && !this.#held) this.#next();
  }

  /** Show a table at once instead of everything that waits. */
  replace(update: PendingUpdate): void {
    this.skip();
    this.#current = update.table;
    this.show(update);
  }

  /** Show everything that waits now. */
  skip(): void {
    this.#stop();
    this.#catchUp(this.#queue.length);
  }

  /** Hold the playback, or go on. */
  pause(): void {
    this.paused = !this.paused && !this.done;
    const held = this.#held;
    this.#held = undefined;
    if (!this.paused) held?.();
  }

  /** Show the last animations again. */
  again(): void {
    if (this.done) this.#play(this.#last, 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = undefined;
    this.paused = false;
    this.animation = null;
  }

  #wait(ms: number, act: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.paused) this.#held = act;
      else act();
    }, ms);
  }

  #next(): void {
    const instant = this.#queue.findIndex(({ animations }) => animations.length);
    const caughtUp = this.#catchUp(instant < 0 ? this.#queue.length : instant);
    const update = this.#queue.shift();
    this.pending = this.#queue.length;
    if (!update) {
      if (caughtUp) this.#wait(TO_PAINT, () => this.#next());
      return;
    }
    this.#display(update);
    this.#last = update.animations;
    this.#play(update.animations, 0);
  }

  #play(animations: Animation[], at: number): void {
    this.animation = animations[at] ?? null;
    if (this.animation) this.#wait(this.animation.ms, () => this.#play(animations, at + 1));
    else if (this.#queue.length) this.#wait(TO_PAINT, () => this.#next());
  }

  /** Show the first `count` updates together: the last table, and all entries. False if there are none. */
  #catchUp(count: number): boolean {
    const passed = this.#queue.splice(0, count);
    this.pending = this.#queue.length;
    const last = passed.at(-1);
    if (last) this.#display({ table: last.table, entries: passed.flatMap(({ entries }) => entries) }, passed.length);
    return last !== undefined;
  }

  #display(update: PendingUpdate, count = 1): void {
    this.shown += count;
    this.#current = update.table;
    this.show(update);
  }
}
