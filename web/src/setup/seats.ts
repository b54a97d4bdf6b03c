/** Who sits at a new table. */
import { USUAL_BOT } from "../lib/start";

export type Kind = "person" | "bot" | "hot-seat";

export interface SeatChoice {
  kind: Kind;
  name: string;
  bot: string;
}

/** How a table is played: the kind of all other seats. */
export type How = "alone" | "friends" | "screen";
export const HOW: Record<How, Kind> = { alone: "bot", friends: "person", screen: "hot-seat" };

export const seatChoice = (kind: Kind, name = ""): SeatChoice => ({ kind, name, bot: USUAL_BOT });

/** How a table is played, if all other seats are of one kind. */
export const howOf = (seats: SeatChoice[]): How | undefined =>
  (Object.keys(HOW) as How[]).find((one) => seats.slice(1).every(({ kind }) => kind === HOW[one]));
