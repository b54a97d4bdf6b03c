/** The rating of a person by puzzles: Elo, with steps that get smaller. */

export interface Rating {
  rating: number;
  /** The number of puzzles it rests on. */
  count: number;
}

export type Verdict = "right" | "near" | "wrong";

export const START: Rating = { rating: 1200, count: 0 };
/** A rating as it is written. */
export const shown = ({ rating }: Rating): string => String(Math.round(rating));
const FIRST_STEP = 24;
const LAST_STEP = 8;
/** The number of puzzles after which the step is smallest. */
const SETTLED = 32;
const SCORES: Record<Verdict, number> = { right: 1, near: 0.5, wrong: 0 };

/** The expected score of a rating against a puzzle. */
export const expected = (own: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - own) / 400));

/** How much a puzzle counts after a number of others. */
export const stepAfter = (count: number): number =>
  FIRST_STEP - (FIRST_STEP - LAST_STEP) * Math.min(1, count / SETTLED);

/** The rating after another puzzle; the second best move is half a success. */
export const rated = ({ rating, count }: Rating, puzzle: number, verdict: Verdict): Rating => ({
  rating: rating + stepAfter(count) * (SCORES[verdict] - expected(rating, puzzle)),
  count: count + 1,
});
