/** How far the display may be behind the latest table. */
import type { TableView } from "../made/wire";

/** Milliseconds the display may be behind, if only bots play and if a person plays too. */
const BOTS_AHEAD = 4500;
const PEOPLE_AHEAD = 30_000;
/** Milliseconds for the browser to paint before the next update: two frames. */
export const TO_PAINT = 34;
/** The number of latest updates that are still shown one by one after a jump. */
const KEPT = 2;

/** How many of the waiting updates to show at once so that the display is not too far behind. */
export function overdue(waiting: number, pause: number, table: TableView): number {
  const ahead = table.players.some(({ bot }) => bot === "") ? PEOPLE_AHEAD : BOTS_AHEAD;
  return waiting * pause > ahead ? waiting - KEPT : 0;
}
