/** Opening tables. */
import type { GameInfo, NewTable, Opened } from "../made/wire";
import { loadGames } from "./games.svelte";
import * as http from "./http";
import { keep } from "./mine";
import { notify } from "./notices.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { keepLinks } from "./shared";
import { say } from "./words.svelte";

export const USUAL_BOT = "casual";

/** The seats of a table for which no number is chosen: midway between the fewest and the most. */
export const usualSeats = ({ least, most }: GameInfo): number => Math.floor((least + most) / 2);

/** The names of bots at a table: old names that are the same in every language. */
export const BOT_NAMES = ["Thalia", "Kleon", "Doris", "Linos", "Phoebe", "Nikias"];

/** Start a game against bots. */
export async function playNow(game: string): Promise<void> {
  const info = await loadGames().then(
    (shelf) => shelf.games.find(({ key }) => key === game),
    () => undefined,
  );
  if (!info) return notify(say("table-unreachable"), "bad");
  const bots = BOT_NAMES.slice(0, usualSeats(info) - 1).map((name) => ({ kind: "bot" as const, name, bot: USUAL_BOT }));
  const opened = await openTable({
    game,
    seats: [{ kind: "person", name: settings.name || say("page-you") }, ...bots],
  });
  if (opened) sitDown(opened);
}

/** Open the record of a finished game for viewing; an unfinished one is continued at this screen. */
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

/** Open a table and store its links. Shows why that failed, unless `quiet`. */
export async function openTable(wish: NewTable, quiet = false): Promise<Opened | null> {
  try {
    const opened = await http.openTable(wish);
    keepLinks(opened.table, opened.links);
    return opened;
  } catch (error) {
    if (!quiet) notify(say(error instanceof http.Declined ? `table-${error.problem.code}` : "table-broken"), "bad");
    return null;
  }
}

/** Go to the host's seat. */
export function sitDown(opened: Opened): void {
  const [host] = opened.links;
  if (!host) return;
  keep(host.token);
  go(`/table#${host.token}`);
}
