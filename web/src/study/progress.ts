/** What this browser keeps of puzzles: the person's rating per game, the puzzles tried, and those from the player's own games. */
import type { OwnPuzzle } from "./own";
import { rated, type Rating, START, type Verdict } from "./rating";
import { after, type Tried } from "./repetition";

interface Kept {
  ratings: Record<string, Rating>;
  tried: Record<string, Tried>;
  own: OwnPuzzle[];
}

const KEY = "pessoi-puzzles";
/** The number of own puzzles that are kept, the latest first. */
const MOST = 40;

export function kept(): Kept {
  const nothing: Kept = { ratings: {}, tried: {}, own: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** Store what is kept; returns whether there was room. */
function store(found: Kept): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(found));
    return true;
  } catch {
    return false;
  }
}

export const ratingOf = (game: string): Rating => kept().ratings[game] ?? START;

/** The person's rating, if the first answer to a puzzle is yet to come; otherwise null. */
export function ratingBefore({ id, game }: { id: string; game: string }): number | null {
  const { tried, ratings } = kept();
  return tried[id] ? null : Math.round((ratings[game] ?? START).rating);
}

/** Keep an answer. Only the first one to a puzzle changes the rating. */
export function keepAnswer(
  puzzle: { id: string; game: string; rating: number },
  verdict: Verdict,
  today: number,
): void {
  const found = kept();
  const before = found.tried[puzzle.id];
  if (!before) found.ratings[puzzle.game] = rated(found.ratings[puzzle.game] ?? START, puzzle.rating, verdict);
  found.tried[puzzle.id] = after(before, verdict, today);
  store(found);
}

/** Keep a puzzle from the player's own game, once; returns whether there was room. */
export function keepOwn(added: OwnPuzzle): boolean {
  const found = kept();
  const others = found.own.filter(({ puzzle }) => puzzle.id !== added.puzzle.id);
  return store({ ...found, own: [added, ...others].slice(0, MOST) });
}

export function forgetOwn(id: string): void {
  const found = kept();
  store({ ...found, own: found.own.filter(({ puzzle }) => puzzle.id !== id) });
}
