/** The arithmetic of an analysis: the curve of chances, ways through the decisions, and comparisons of two seats. */
import type { CurvePoint, JudgedDecision, SeatSum } from "../made/wire";

/** The dashes of the others' lines, by seat; the viewer's line is solid. */
const DASHES = ["9 4", "2 4", "12 3 2 3", "5 5", "1 3", "14 6"];
export const dashOf = (seat: number, own: number): string => (seat === own ? "" : (DASHES[seat] ?? ""));

/** The decisions with another one, in the order of the record; a later judgement replaces an earlier one. */
export function withDecision(decisions: JudgedDecision[], added: JudgedDecision): JudgedDecision[] {
  const others = decisions.filter(({ entry }) => entry !== added.entry);
  const next = others.findIndex(({ entry }) => entry > added.entry);
  return next < 0 ? [...others, added] : others.toSpliced(next, 0, added);
}

/** The curve as far as it is known before there is a summary. */
export const curveOf = (decisions: JudgedDecision[]): CurvePoint[] =>
  decisions.map(({ entry, before }) => ({ entry, chances: before }));

/** The line of a seat as points of a polyline. */
export const lineOf = (
  curve: CurvePoint[],
  seat: number,
  x: (entry: number) => number,
  y: (chance: number) => number,
): string => curve.map(({ entry, chances }) => `${x(entry).toFixed(1)},${y(chances[seat] ?? 0).toFixed(1)}`).join(" ");

/** The chances at an entry: those of the last point that is not later. */
export const chancesAt = (curve: CurvePoint[], entry: number): number[] =>
  (curve.findLast((point) => point.entry <= entry) ?? curve[0])?.chances ?? [];

/** Places along a line moved as little as needed to be `gap` apart, in order, and at most at `most`. */
export function apart(places: number[], gap: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let free = -Infinity;
  for (const index of order) free = (moved[index] = Math.max(moved[index] ?? 0, free)) + gap;
  let bound = most;
  for (const index of order.reverse()) bound = (moved[index] = Math.min(moved[index] ?? 0, bound)) - gap;
  return moved;
}

/** The wanted decision before or after an entry; undefined if there is none in that direction. */
export function stepped(
  decisions: JudgedDecision[],
  from: number,
  by: 1 | -1,
  wanted: (decision: JudgedDecision) => boolean = () => true,
): JudgedDecision | undefined {
  return by > 0
    ? decisions.find((one) => one.entry > from && wanted(one))
    : decisions.findLast((one) => one.entry < from && wanted(one));
}

/** The decision nearest to an entry, the earlier one of two. */
export const nearestDecision = (decisions: JudgedDecision[], entry: number): JudgedDecision | undefined =>
  decisions.reduce<JudgedDecision | undefined>(
    (best, one) => (best && Math.abs(best.entry - entry) <= Math.abs(one.entry - entry) ? best : one),
    undefined,
  );

/** A smaller difference between two seats is called equal. */
const NOTICEABLE = 0.005;
export type Direction = "better" | "worse" | "equal";
const direction = (difference: number): Direction =>
  Math.abs(difference) < NOTICEABLE ? "equal" : difference > 0 ? "better" : "worse";

/** How a seat played and drew compared with another one. */
export const compared = (own: SeatSum, other: SeatSum): { skill: Direction; luck: Direction } => ({
  skill: direction(own.skill - other.skill),
  luck: direction(own.luck - other.luck),
});
