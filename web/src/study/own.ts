/** Puzzles made from the player's mistakes, kept in this browser. */
import type { JudgedDecision, JudgedMove, Moment, PuzzleAnswer, PuzzleView } from "../made/wire";
import type { Verdict } from "./rating";

export interface OwnPuzzle {
  puzzle: PuzzleView;
  answer: Omit<PuzzleAnswer, "verdict" | "loss">;
}

/** The rating of a mistake: what a casual player may find. */
const RATING = 1300;

/** A puzzle of a decision; null if its moment does not say what was asked. */
export function puzzleOf(
  game: string,
  options: Record<string, string>,
  decision: JudgedDecision,
  { view, decision: asked }: Moment,
): OwnPuzzle | null {
  const [best] = decision.best;
  if (!asked || !best) return null;
  const { played } = decision;
  const choices = decision.best.some(({ move }) => move === played.move) ? decision.best : [...decision.best, played];
  return {
    puzzle: {
      id: `own-${game}-${hash(JSON.stringify([view, asked.asked]))}`,
      game,
      options,
      seats: decision.before.length,
      seat: decision.seat,
      theme: decision.kind,
      rating: RATING,
      view,
      decision: { ...asked, since: 0 },
    },
    answer: { answer: best.move, choices, reasons: decision.reasons, line: [] },
  };
}

/** What an answer is worth; the loss is null for a move that was not judged. */
export function verdictOf(choices: JudgedMove[], move: string): { verdict: Verdict; loss: number | null } {
  const place = choices.findIndex((choice) => choice.move === move);
  const verdict = place === 0 ? "right" : place === 1 ? "near" : "wrong";
  return { verdict, loss: choices[place]?.loss ?? null };
}

/** A short name for a text (FNV-1a). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16);
}
