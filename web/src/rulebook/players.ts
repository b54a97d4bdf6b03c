/** The players of sample tables. */
import { BOT_NAMES } from "../lib/start";
import type { GameWords } from "../lib/words.svelte";
import type { Player } from "../made/wire";

export const playersOf = (seats: number, words: GameWords): Player[] =>
  BOT_NAMES.slice(0, seats).map((name, seat) => ({ name, bot: "", taken: true, colour: words.colours[seat] ?? "" }));
