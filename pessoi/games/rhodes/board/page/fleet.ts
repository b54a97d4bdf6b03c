/** Matches the boats of successive views, so that they are moved instead of redrawn. */
import type { rhodes } from "$made/wire";

export interface PlacedBoat {
  key: number;
  boat: rhodes.BoatView;
  /** Whether it has just entered through the gate. */
  entering: boolean;
}

let keys = 0;

/** Give boats the keys they had before; boats that have entered through the gate shift the others. */
export function matchBoats(before: PlacedBoat[], boats: rhodes.BoatView[]): PlacedBoat[] {
  const pushed = shift(before, boats);
  return boats.map((boat, index) => ({
    key: before[index - pushed]?.key ?? keys++,
    boat,
    entering: index < pushed,
  }));
}

function shift(before: PlacedBoat[], boats: rhodes.BoatView[]): number {
  const fits = (by: number): boolean =>
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
