/** Opening a game to study it, and playing on from one of its moments. */
import { type BoardKit, boardKit } from "../lib/board";
import * as http from "../lib/http";
import { entriesOf } from "../lib/log";
import { createTable, takeHostSeat, USUAL_BOT } from "../lib/start";
import { type GameWords, gameWords } from "../lib/words.svelte";
import type { Player } from "../made/wire";
import type { Source } from "./requests";

export interface OpenedGame {
  source: Source;
  game: string;
  words: GameWords;
  kit: BoardKit<never>;
  options: Record<string, string>;
  players: Player[];
  /** The seat of this browser; the first one if it has none. */
  seat: number;
  /** The entries that begin a round. */
  rounds: number[];
}

/** Open a game; raises `Declined`. */
export const openGame = (source: Source): Promise<OpenedGame> =>
  "token" in source ? openTable(source.token) : openRecord(source.record);

async function openTable(token: string): Promise<OpenedGame> {
  const { game, options, players, seat } = await http.table(token);
  const [words, kit, log] = await Promise.all([gameWords(game), boardKit(game), http.eventLog(token, seat)]);
  const rounds = entriesOf(log.items, kit.log?.chapter ?? []);
  return { source: { token }, game, words, kit, options, players, seat: seat ?? 0, rounds };
}

async function openRecord(record: string): Promise<OpenedGame> {
  const { game, seats, names, options } = headerOf(record);
  const [words, kit] = await Promise.all([gameWords(game), boardKit(game)]);
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? "",
    bot: "",
    taken: true,
    colour: words.colours[seat] ?? "",
  }));
  return { source: { record }, game, words, kit, options, players, seat: 0, rounds: [] };
}

/** The setup of a record; raises `Declined` if there is none. */
function headerOf(record: string): Pick<OpenedGame, "game" | "options"> & { seats: number; names: string[] } {
  try {
    const { game, seats, names, options } = JSON.parse(record.split("\n", 1)[0] ?? "") as Record<string, unknown>;
    if (typeof game === "string" && typeof seats === "number")
      return {
        game,
        seats,
        names: Array.isArray(names) ? names.map(String) : [],
        options: (options ?? {}) as Record<string, string>,
      };
  } catch {
    // The refusal below says the same.
  }
  throw new http.Declined({ code: "cannot-open", detail: "" });
}

/** A table for viewing from the record of a finished game: its token, or null if it can only be read. */
export async function tokenOf(record: string): Promise<string | null> {
  const created = await createTable({ record, seats: [] }, true);
  return created?.links.at(-1)?.token ?? null;
}

/**
 * Set up a table after an entry of a game, with this person in a seat and bots in the others. What the seat could not
 * know is dealt again.
 */
export async function playOn(
  { source, players }: OpenedGame,
  names: string[],
  entry: number,
  seat: number,
): Promise<void> {
  const record = "token" in source ? await http.record(source.token) : source.record;
  const created = await createTable({
    record,
    until: entry,
    imagined_by: seat,
    seats: players.map(({ bot, colour }, other) => ({
      ...(other === seat ? { kind: "person" as const } : { kind: "bot" as const, bot: bot || USUAL_BOT }),
      name: names[other] ?? "",
      colour,
    })),
  });
  if (created) takeHostSeat(created);
}
