/** What the viewer has bought in the harbour in this action, as far as the page saw it. */
import type { EventView } from "$made/wire";
import { argument, goodOf } from "./timeline";

interface Bought {
  good: string;
  price: number;
}

let bought = $state.raw<Bought[]>([]);

export const basket = (): Bought[] => bought;

/** Add what a seat bought; another action empties the basket. */
export function remember(seat: number | null, events: EventView[]): void {
  for (const event of events) {
    const own = argument(event, "seat") === seat;
    if (event.message === "goes" || event.message === "goes-beyond") bought = [];
    else if (own && (event.message === "bought-bank" || event.message === "bought-from"))
      bought = [...bought, { good: goodOf(event, "good"), price: argument(event, "price") }];
    else if (own && event.message === "joker")
      bought = [...bought, { good: goodOf(event), price: argument(event, "price") }];
  }
}
