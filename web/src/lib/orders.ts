/** Standing orders: how a seat wants to be asked in windows in which it could play a card out of turn. */
import { getContext, setContext } from "svelte";

/** Ask always, only if a card could be of use, only if the seat is concerned, or no more in this turn. */
export const ORDERS = ["ask", "useful", "concerned", "turn"] as const;
export type Order = (typeof ORDERS)[number];

export interface Orders {
  /** The order of the seat for a kind of window. */
  of(window: string): Order;
  set(window: string, order: Order): void;
}

const KEY = Symbol("orders");
export const setOrders = (orders: Orders): Orders => setContext(KEY, orders);
/** The standing orders of the seat; undefined where the table has none. */
export const getOrders = (): Orders | undefined => getContext<Orders | undefined>(KEY);
