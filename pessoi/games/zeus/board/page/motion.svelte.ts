/** When each piece of an update moves: the steps of `animations` one after the other, as long as the table plays them. */
import { getContext, setContext } from "svelte";
import { cubicOut } from "svelte/easing";

import type { EventView, zeus } from "$made/wire";
import type { Animation } from "$shell/lib/board";
import { motion } from "$shell/lib/settings.svelte";
import { animations, type Drawn } from "./animations";

export interface Timing {
  delay: number;
  duration: number;
}
interface Step extends Timing {
  draw: string;
  places: string[];
  say: EventView | undefined;
}

const AT_ONCE: Timing = { delay: 0, duration: 0 };

/** The motion of the last update. Without motion everything is at its place at once. */
export class Motion {
  steps: Step[] = [];
  /** The number of the update, so that pieces in flight are new ones each time. */
  update = 0;
  #view: zeus.ZeusView | null = null;

  /**
   * Follow the displayed table and return the number of the update. `first` is the step with which the table begins to
   * show an update, if it does.
   */
  follow(view: zeus.ZeusView, events: EventView[], first: Animation | null): number {
    if (view === this.#view) return this.update;
    const before = this.#view;
    this.#view = view;
    this.update += 1;
    const found = before && first ? animations(before, view, events) : [];
    const pace = motion((first?.ms ?? 0) / (found[0]?.ms || 1));
    let delay = 0;
    this.steps = found.map(({ ms, draw, places, say }) => {
      const step = { draw, places, say, delay, duration: ms * pace };
      delay += step.duration;
      return step;
    });
    return this.update;
  }

  /** The step that shows something, with one of its places. */
  find(draw: Drawn, place?: string): Step | undefined {
    return this.steps.find((step) => step.draw === draw && (place === undefined || step.places.includes(place)));
  }
  /** When a step begins and how long it takes; at once if it is not part of the update. */
  of(draw: Drawn, place?: string): Timing {
    const step = this.find(draw, place);
    return step ? { delay: step.delay, duration: step.duration } : AT_ONCE;
  }
}

const KEY = Symbol("motion");
export const setMotion = (get: () => Motion): (() => Motion) => setContext(KEY, get);
export const getMotion = (): (() => Motion) => getContext<() => Motion>(KEY);

/** A transition to the place of a piece from a point relative to it; not seen before it begins. */
export function move(
  _: Element,
  { from, delay, duration }: Timing & { from: { x: number; y: number } },
): Timing & { easing: (t: number) => number; css: (t: number, u: number) => string } {
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) => `translate: ${from.x * u}px ${from.y * u}px; opacity: ${Math.min(1, t * 4)}`,
  };
}
/** A transition that turns a piece over, around its upright axis. */
export const turn = (_: Element, { delay, duration }: Timing) => ({
  delay,
  duration,
  css: (t: number): string => `scale: ${t} 1`,
});
/** A transition from nothing. */
export const appear = (_: Element, { delay, duration }: Timing) => ({
  delay,
  duration,
  css: (t: number): string => `opacity: ${t}`,
});
