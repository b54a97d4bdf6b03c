/** Which puzzle comes next. */
import type { PuzzleHead } from "../made/wire";
import { isDue, type Tried } from "./repetition";

/** One that is due, otherwise the untried one whose rating is nearest to the person's; undefined if all are learned. */
export function nextPuzzle(
  heads: PuzzleHead[],
  tried: Record<string, Tried>,
  rating: number,
  today: number,
): PuzzleHead | undefined {
  const due = heads.find(({ id }) => tried[id] && isDue(tried[id], today));
  const untried = heads.filter(({ id }) => !tried[id]);
  const distance = (head: PuzzleHead): number => Math.abs(head.rating - rating);
  return due ?? untried.toSorted((one, other) => distance(one) - distance(other))[0];
}
