/** Boats in the harbour keep their names from one moment to the next, so that they slide and do not jump. */
import type { rhodes } from "$made/wire";

export interface Lying {
  key: number;
  boat: rhodes.BoatView;
  /** Whether it has come through the gate just now. */
  entering: boolean;
}

let keys = 0;

/** The same boats as before, pushed on by those that came in at the gate. */
export function follow(before: Lying[], boats: rhodes.BoatView[]): Lying[] {
  const pushed = shift(before, boats);
  return boats.map((boat, index) => ({
    key: before[index - pushed]?.key ?? keys++,
    boat,
    entering: index < pushed,
  }));
}

function shift(before: Lying[], boats: rhodes.BoatView[]): number {
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
