/** Setting up tables. */
import type { CreatedTable, GameInfo, NewTable, Problem } from "../made/wire";
import { loadGames } from "./games.svelte";
import * as http from "./http";
import { keep } from "./tokens";
import { notify } from "./notices.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { keepLinks } from "./links";
import { currentLanguage, say } from "./words.svelte";

export const USUAL_BOT = "casual";

/** The seats of a table for which no number is chosen: midway between the fewest and the most. */
export const usualSeats = ({ least, most }: GameInfo): number => Math.floor((least + most) / 2);

/** The names of bots at a table: old names that are the same in every language. */
export const BOT_NAMES = ["Thalia", "Kleon", "Doris", "Linos", "Phoebe", "Nikias"];

/** Set up a table against bots and take its first seat. */
export async function playNow(game: string): Promise<void> {
  const info = await loadGames().then(
    (catalogue) => catalogue.games.find(({ key }) => key === game),
    () => undefined,
  );
  if (!info) return notify(say("table-unreachable"), "bad");
  const bots = BOT_NAMES.slice(0, usualSeats(info) - 1).map((name) => ({ kind: "bot" as const, name, bot: USUAL_BOT }));
  const created = await createTable({
    game,
    seats: [{ kind: "person", name: settings.name || say("page-you") }, ...bots],
  });
  if (created) takeHostSeat(created);
}

/** The lesson for those who do not know a game. */
export const FIRST_LESSON = "first";

/** Set up the first lesson of a game and take the learner's seat. */
export async function learn(game: string): Promise<void> {
  const created = await createTable({
    game,
    lesson: FIRST_LESSON,
    seats: [{ kind: "person", name: settings.name || say("page-you") }],
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
    const created = await http.createTable(table, currentLanguage());
    keepLinks(created.table, created.links);
    return created;
  } catch (error) {
    if (!quiet) notify(error instanceof http.Declined ? refusal(error.problem) : say("table-broken"), "bad");
    return null;
  }
}

/** Why a table was not set up; the server says in words what is wrong with its numbers. */
const refusal = ({ code, detail }: Problem): string => say(`table-${code}`, { why: detail ?? "" });

/** Go to the host's seat of a new table. */
export function takeHostSeat(created: CreatedTable): void {
  const [host] = created.links;
  if (!host) return;
  keep(host.token);
  go(`/table#${host.token}`);
}
