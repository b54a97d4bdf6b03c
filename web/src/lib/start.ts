/** Setting up tables. */
import type { CreatedTable, NewTable } from "../made/wire";
import * as http from "./http";
import { keep } from "./mine";
import { notify } from "./notices.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { keepLinks } from "./shared";
import { say } from "./words.svelte";

/** The default number of seats. */
export const USUAL: Record<string, number> = { zeus: 4, peloponnes: 3, rhodes: 3, deukalion: 3 };
export const USUAL_BOT = "casual";

/** What bots are called at a table: old names that are the same in every language. */
export const BOT_NAMES = ["Thalia", "Kleon", "Doris", "Linos", "Phoebe", "Nikias"];

/** Set up a table against bots and take its first seat. */
export async function playNow(game: string): Promise<void> {
  const names = BOT_NAMES.slice(0, (USUAL[game] ?? 3) - 1);
  const bots = names.map((name) => ({ kind: "bot" as const, name, bot: USUAL_BOT }));
  const created = await createTable({
    game,
    seats: [{ kind: "person", name: settings.name || say("page-you") }, ...bots],
  });
  if (created) takeHostSeat(created);
}

/** Open a record: a finished game for viewing, an unfinished one to be continued at this screen. */
export async function openRecord(record: string): Promise<void> {
  const seats = seatsOf(record);
  const hotSeats = Array.from({ length: seats }, () => ({ kind: "hot-seat" as const }));
  const created =
    (await createTable({ record, seats: [] }, seats > 0)) ??
    (seats ? await createTable({ record, seats: hotSeats }) : null);
  if (created) takeHostSeat(created);
}

function seatsOf(record: string): number {
  try {
    const header = JSON.parse(record.split("\n", 1)[0] ?? "") as { seats?: number | unknown[] };
    return Array.isArray(header.seats) ? header.seats.length : Number(header.seats ?? 0);
  } catch {
    return 0;
  }
}

/** Set up a table and keep its links; shows a notice if the server refuses, unless `quiet`. */
export async function createTable(table: NewTable, quiet = false): Promise<CreatedTable | null> {
  try {
    const created = await http.createTable(table);
    keepLinks(created.table, created.links);
    return created;
  } catch (error) {
    if (!quiet) notify(say(error instanceof http.Declined ? `table-${error.problem.code}` : "table-broken"), "bad");
    return null;
  }
}

/** Go to the host's seat of a new table. */
export function takeHostSeat(created: CreatedTable): void {
  const [host] = created.links;
  if (!host) return;
  keep(host.token);
  go(`/table#${host.token}`);
}
