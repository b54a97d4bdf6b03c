/** Where the card of a lesson lies: in the corner of the stage where it covers least of what it points at. */
import type { Box } from "./snap";

const GAP = 8;

/** The area that two boxes share. */
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The left upper corner of a card of this size; of equal corners the first of below, above, right, left. */
export function placeCard(
  stage: Box,
  { width, height }: { width: number; height: number },
  points: Box[],
): { left: number; top: number } {
  const corners = [stage.bottom - height - GAP, stage.top + GAP].flatMap((top) =>
    [stage.right - width - GAP, stage.left + GAP].map((left) => ({ left, top })),
  );
  const covered = ({ left, top }: { left: number; top: number }): number =>
    points.reduce((sum, point) => sum + shared({ left, top, right: left + width, bottom: top + height }, point), 0);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
