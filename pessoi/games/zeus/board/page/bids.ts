/** The bids on the table: who still bids, and the order of the bids once they are revealed. */
import type { EventView, zeus } from "$made/wire";

/** What the dial of a seat shows: nothing yet, turned over, a bid; or the seat takes no part. */
export type DialState = "idle" | "open" | "sealed" | "shown" | "out";

export function dialState(view: zeus.ZeusView, seat: number): DialState {
  const own = view.seats[seat];
  if (!own) return "idle";
  if (own.bid !== null) return "shown";
  if (own.sealed) return "sealed";
  if (view.asked !== "bid") return "idle";
  return view.actors.includes(seat) ? "open" : "out";
}

export interface Ranking {
  /** The seats from the highest bid to the lowest; those that do not count come last. */
  order: number[];
  /** The seats that buy. */
  winners: number[];
}

/** A bid as it counts, with the pillar. */
export const counted = (view: zeus.ZeusView, seat: number): number =>
  (view.seats[seat]?.bid ?? 0) + (seat === view.active ? view.pillar : 0);

/**
 * The order of the revealed bids; ties go to the seat nearest to the active one. Whether a bid is void depends on hidden
 * money: known are those that `events` tell, and those above a seat that buys although it would come too late.
 */
export function ranking(view: zeus.ZeusView, events: EventView[] = []): Ranking | null {
  const seats = view.seats.map((_, seat) => seat);
  if (!seats.some((seat) => view.seats[seat]?.bid !== null)) return null;
  const told = (message: string): number[] =>
    events.flatMap((event) => (event.message === message ? [event.arguments["seat"] ?? -1] : []));
  const uncounted = new Set([...told("bid-void"), ...told("bid-without-pawns")]);
  const distance = (seat: number): number => (seat - view.active + seats.length) % seats.length;
  const ranked = seats
    .filter((seat) => !uncounted.has(seat))
    .sort((one, other) => counted(view, other) - counted(view, one) || distance(one) - distance(other));
  const last = view.buyers.at(-1);
  while (last !== undefined && ranked.indexOf(last) >= view.sold) uncounted.add(ranked.splice(view.sold - 1, 1)[0]!);
  const announced = events.find(({ message }) => message === "winners" || message === "winner")?.arguments;
  const winners = announced
    ? [announced["seat"], announced["other"]].filter((seat) => seat !== undefined)
    : ranked.slice(0, view.sold).filter((seat) => last === undefined || ranked.indexOf(seat) <= ranked.indexOf(last));
  return { order: [...ranked, ...seats.filter((seat) => uncounted.has(seat))], winners };
}
