/** Several points bought at the temple in one go: the page plays the further moves as soon as they are asked for. */
import type { Offer } from "$shell/lib/offer.svelte";

/** The points wanted, and how many are still to be bought; null while nothing is being bought. */
let wanted = 1;
let left: number | null = null;

export const want = (count: number): void => void (wanted = count);

/** Note that a point is being bought. */
export function noteSent(move: string | null): void {
  if (move === "offer") left = (left ?? wanted) - 1;
  else if (move !== null) left = null;
}

/** Buy the next point, or finish. */
export function buyOn(offer: Offer): void {
  if (offer.decision?.asked !== "offer") left = null;
  if (left === null || offer.phase !== "idle") return;
  const next = offer.moves.find(({ move }) => move === (left ? "offer" : "stop"));
  if (next) void offer.send(next);
  else left = null;
}
