/** Spaced repetition: a puzzle that was not solved comes again after 1, 3 and 7 days, and is learned after that. */
import type { Verdict } from "./rating";

/** What is known of a puzzle that was tried. Days are counted from 1 January 1970, in the time zone of the browser. */
export interface Tried {
  /** How many of the intervals are over; all of them, if the puzzle is learned. */
  stage: number;
  /** The day on which it comes again; null if it is learned. */
  due: number | null;
}

export const DAYS = [1, 3, 7];
const DAY = 86_400_000;

/** The number of a day. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

/** What follows from an answer: a failure starts from the beginning, a success leads to the next interval. */
export function after(before: Tried | undefined, verdict: Verdict, today: number): Tried {
  if (verdict !== "right") return { stage: 0, due: today + (DAYS[0] ?? 1) };
  if (!before || before.due === null) return { stage: DAYS.length, due: null };
  if (today < before.due) return before;
  const stage = before.stage + 1;
  const days = DAYS[stage];
  return { stage, due: days === undefined ? null : today + days };
}

export const isDue = ({ due }: Tried, today: number): boolean => due !== null && due <= today;
