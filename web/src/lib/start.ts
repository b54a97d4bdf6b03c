/** New tables. */
import type { NewTable, Opened } from "../made/wire";
import * as http from "./http";
import { keep } from "./mine";
import { notify } from "./notices.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { keepLinks } from "./shared";
import { say } from "./words.svelte";

/** How many sit at a table when nobody says. */
export const USUAL: Record<string, number> = { zeus: 4, peloponnes: 3, rhodes: 3, deukalion: 3 };
export const USUAL_BOT = "casual";

/** What bots are called at a table: old names that are the same in every language. */
export const BOT_NAMES = ["Thalia", "Kleon", "Doris", "Linos", "Phoebe", "Nikias"];

/** Sit down against bots at once. */
export async function playNow(game: string): Promise<void> {
  const names = BOT_NAMES.slice(0, (USUAL[game] ?? 3) - 1);
  const bots = names.map((name) => ({ kind: "bot" as const, name, bot: USUAL_BOT }));
  const opened = await openTable({
    game,
    seats: [{ kind: "person", name: settings.name || say("page-you") }, ...bots],
  });
  if (opened) sitDown(opened);
}

/** A finished play is looked at; one that was broken off goes on in the hands of whoever opens it. */
export async function openRecord(record: string): Promise<void> {
  const seats = seatsOf(record);
  const wishes = Array.from({ length: seats }, () => ({ kind: "hot-seat" as const }));
  const opened =
    (await openTable({ record, seats: [] }, seats > 0)) ?? (seats ? await openTable({ record, seats: wishes }) : null);
  if (opened) sitDown(opened);
}

function seatsOf(record: string): number {
  try {
    const header = JSON.parse(record.split("\n", 1)[0] ?? "") as { seats?: number | unknown[] };
    return Array.isArray(header.seats) ? header.seats.length : Number(header.seats ?? 0);
  } catch {
    return 0;
  }
}

/** Open a table and keep its links; what hinders is told, unless one only tries. */
export async function openTable(wish: NewTable, trying = false): Promise<Opened | null> {
  try {
    const opened = await http.openTable(wish);
    keepLinks(opened.table, opened.links);
    return opened;
  } catch (error) {
    if (!trying) notify(say(error instanceof http.Declined ? `table-${error.problem.code}` : "table-broken"), "bad");
    return null;
  }
}

/** Take the host's seat. */
export function sitDown(opened: Opened): void {
  const [host] = opened.links;
  if (!host) return;
  keep(host.token);
  go(`/table#${host.token}`);
}
