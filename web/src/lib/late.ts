/** What to do when the table has run ahead of what is shown. */
import type { TableView } from "../made/wire";

/** So much of others' play may be left to show, in milliseconds: bots among themselves do not wait, people do. */
const BOTS_AHEAD = 4500;
const PEOPLE_AHEAD = 30_000;
/** So long, in milliseconds, the browser is left to paint what is shown before more is shown: two frames. */
export const TO_PAINT = 34;
/** So many of the latest updates are still shown one by one after a jump. */
const KEPT = 2;

/** Of so many updates that wait, how many are to be shown at once so that what one sees is never long past. */
export function overdue(waiting: number, pause: number, table: TableView): number {
  const ahead = table.players.some(({ bot }) => bot === "") ? PEOPLE_AHEAD : BOTS_AHEAD;
  return waiting * pause > ahead ? waiting - KEPT : 0;
}
