/** Where a card or a button lies on the stage: in the corner where it covers least of what is to be seen. */
import type { Box } from "./snap";

export interface Corner {
  bottom: boolean;
  right: boolean;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const CORNERS: Corner[] = [true, false].flatMap((bottom) => [true, false].map((right) => ({ bottom, right })));

/** The area that two boxes share. */
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The box of something of a size in a corner. */
export function cardBox(stage: Box, { width, height }: Size, { bottom, right }: Corner): Box {
  const left = right ? stage.right - width - GAP : stage.left + GAP;
  const top = bottom ? stage.bottom - height - GAP : stage.top + GAP;
  return { left, top, right: left + width, bottom: top + height };
}

/** The corner where least of the points is covered; the present one if no other is better, so that its buttons stay under the pointer. */
export function cornerFor(stage: Box, size: Size, points: Box[], present: Corner): Corner {
  const covered = (corner: Corner): number =>
    points.reduce((sum, point) => sum + shared(cardBox(stage, size, corner), point), 0);
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), present);
}
