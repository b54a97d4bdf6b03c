/** The games that can be played on this server. */
import type { Catalogue } from "../made/wire";
import { BUILT_IN, byGame } from "./gamedata";
import * as http from "./http";
import { addTitles, hasMessage, say } from "./words.svelte";

const ORDER = byGame(import.meta.glob<number>("$games/*/board/page/home.ts", { eager: true, import: "order" }));
const LAST = Number.MAX_SAFE_INTEGER;

/** The keys in the order in which the games are shown: by their `order`, then by the alphabet. */
const sorted = (keys: Iterable<string>): string[] =>
  [...keys].sort((one, other) => (ORDER.get(one) ?? LAST) - (ORDER.get(other) ?? LAST) || one.localeCompare(other));

let keys = $state.raw(sorted(BUILT_IN));
/** Whether the server has been asked for its games. */
let asked = $state(false);
let loading: Promise<Catalogue> | undefined;

async function load(): Promise<Catalogue> {
  const catalogue = await http.catalogue();
  const found = catalogue.games.map(({ key }) => key);
  await addTitles(found.filter((key) => !BUILT_IN.has(key)));
  keys = sorted(found);
  return catalogue;
}

/** Ask the server once for its games. Games that the page was built with are known before. */
export function loadGames(): Promise<Catalogue> {
  loading ??= load()
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    })
    .finally(() => (asked = true));
  return loading;
}

export const gameKeys = (): string[] => keys;

/** The game of an address, the first one if there is no such game, or null while that is not known. */
export function gameAt(wanted: string | undefined): string | null {
  if (wanted && keys.includes(wanted)) return wanted;
  return wanted && !asked ? null : (keys[0] ?? null);
}

/** A message of a game's title: its name, what it is about, how long it takes. */
function title(game: string, part: "name" | "about" | "length"): string {
  const message = `${game}-game-${part}`;
  return hasMessage(message) ? say(message) : "";
}

export const gameName = (game: string): string => title(game, "name") || game;
export const gameAbout = (game: string): string => title(game, "about");
export const gameLength = (game: string): string => title(game, "length");
