/** Matches the boats of successive views, so that they are moved instead of redrawn. */
import type { rhodes } from "$made/wire";

export interface PlacedBoat {
  key: number;
  boat: rhodes.BoatView;
  /** The squares before its stern: before the update and after it. */
  from: number;
  to: number;
  /** What it carried before. */
  cargo: (string | null)[];
  /** Whether it leaves through the exit. */
  leaves: boolean;
}

let keys = 0;

/** Give boats the keys they had before. Boats that have entered shift the others; those pushed out are kept as leaving. */
export function matchBoats(before: PlacedBoat[], boats: rhodes.BoatView[]): PlacedBoat[] {
  const stayed = before.filter(({ leaves }) => !leaves);
  const entered = shift(stayed, boats);
  const pushed = boats.slice(0, Math.max(0, entered)).reduce((sum, { length }) => sum + length, 0);
  const placed = boats.map((boat, index): PlacedBoat => {
    const old = stayed[index - entered];
    const to = boat.first_square - 1;
    if (old) return { key: old.key, boat, from: old.to, to, cargo: old.boat.cargo, leaves: false };
    return { key: keys++, boat, from: to - pushed, to, cargo: boat.cargo, leaves: false };
  });
  const left = entered > 0 ? stayed.slice(boats.length - entered) : [];
  const gone = left.map((old): PlacedBoat => ({
    ...old,
    from: old.to,
    to: old.to + pushed,
    cargo: old.boat.cargo,
    leaves: true,
  }));
  return [...placed, ...gone];
}

/** How many boats have entered, so that the others are those of before; below zero if boats were taken back. */
function shift(before: PlacedBoat[], boats: rhodes.BoatView[]): number {
  const fits = (by: number): boolean =>
    (by < 0 || boats.length - by <= before.length) &&
    boats.every((boat, index) => {
      const old = before[index - by];
      return !old || alike(old.boat, boat);
    });
  const furthest = Math.max(before.length, boats.length);
  const steps = Array.from({ length: furthest + 1 }, (_, by) => [by, -by]).flat();
  return steps.find(fits) ?? furthest;
}

const alike = (one: rhodes.BoatView, other: rhodes.BoatView): boolean =>
  one.number === other.number && one.owner === other.owner && one.length === other.length;
