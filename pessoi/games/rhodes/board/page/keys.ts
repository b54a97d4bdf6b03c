/** Digits that belong to a decision: places in the order of the board, chips by their value. */
import type { rhodes } from "$made/wire";
import type { Offer } from "$shell/lib/offer.svelte";
import { putChipBack } from "./chips";

/** Handle a key on the board; returns whether it was used. */
export function keysOf(
  offer: Offer,
  view: rhodes.RhodesView,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean {
  if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey || !offer.open || offer.sent !== null) return false;
  const asked = offer.decision?.asked;
  if (asked === "act") return touched(offer, `place-${view.places[Number(key) - 1]?.name}`);
  if (asked === "produce") {
    const chip = `chip-${key}`;
    if (offer.isChosen(chip)) return true;
    putChipBack(offer);
    return touched(offer, chip);
  }
  if (asked === "order") return touched(offer, `row-${key}`);
  return false;
}

function touched(offer: Offer, place: string): boolean {
  if (!offer.at(place).length) return false;
  offer.touch(place);
  return true;
}
