/** Letters for what is done most: attack, found, deliver, pass. */
import type { MoveView } from "$made/wire";
import type { Offer } from "$shell/lib/offer.svelte";

const LETTERS: Record<string, (move: MoveView) => boolean> = {
  a: ({ kind, details }) => kind === "attack" || kind === "conquer" || (kind === "sail" && Boolean(details?.fight)),
  f: ({ kind }) => kind === "found",
  d: ({ kind }) => kind === "deliver",
  p: ({ kind }) => kind === "pass",
};

/** Play the only move that a letter means, or go to the next place of those it means; returns whether it means any. */
export function press(offer: Offer, key: string): boolean {
  const means = LETTERS[key];
  const moves = means ? offer.left.filter(means) : [];
  const [only] = moves;
  if (!only) return false;
  if (moves.length === 1) void offer.play(only.move);
  else focusNext(moves.map(({ touches }) => touches[0] ?? ""));
  return true;
}

function focusNext(places: string[]): void {
  const here = document.activeElement?.getAttribute("data-place");
  const next = places[(places.indexOf(here ?? "") + 1) % places.length];
  document.querySelector<HTMLElement | SVGElement>(`.place.lit[data-place="${next}"]`)?.focus();
}
