/** Which place a tap means: a finger is wider than some places. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Target {
  id: string;
  box: Box;
}

/** One place, several that are too close to tell, or none. */
export type Meant = { place: string } | { unclear: Box } | null;

/** The farthest place that a tap picks, in px. */
export const REACH = 28;
/** How much farther the second nearest place must be, in px. */
export const APART = 12;

export function distance({ left, top, right, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The nearest place within reach. If a second one is about as near, both are meant, unless this tap must `decide`. */
export function snap(targets: Target[], x: number, y: number, decide = false): Meant {
  const near = targets
    .map((target) => ({ ...target, far: distance(target.box, x, y) }))
    .filter(({ far }) => far <= REACH)
    .sort((one, other) => one.far - other.far);
  const [first, second] = near;
  if (!first) return null;
  if (decide || !second || second.far - first.far >= APART) return { place: first.id };
  return { unclear: around(first.box, second.box) };
}

export type Direction = "up" | "down" | "left" | "right";

/** The nearest box in a direction: what lies straight ahead comes before what lies aside. */
export function nearest<Kind extends { box: Box }>(from: Box, all: Kind[], direction: Direction): Kind | undefined {
  const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [x, y] = middle(from);
  const ahead = all.flatMap((one) => {
    const [dx, dy] = [middle(one.box)[0] - x, middle(one.box)[1] - y];
    const along = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = Math.abs(direction === "up" || direction === "down" ? dx : dy);
    return along > 1 ? [{ one, cost: along + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.one;
}
