/** The texts of the pages of `/study`, which no other page loads. */
import { BUILT_IN, gameText } from "../lib/gamedata";
import { gameKeys, loadGames } from "../lib/games.svelte";
import { textsOf } from "../lib/pagetexts";
import { hasMessage, type Language, say } from "../lib/words.svelte";

const TEXTS = {
  ...import.meta.glob<string>("../made/text/study/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }),
};

/** The texts of games that the page was built without. */
async function fetched(language: Language): Promise<string[]> {
  const games = gameKeys().filter((game) => !BUILT_IN.has(game));
  return Promise.all(games.map((game) => gameText(game, "study", language).catch(() => "")));
}

const load = textsOf(TEXTS, fetched);

/**
 * Load the texts once; afterwards they are messages of the page. The games come first: their titles are texts of the
 * page too, and would wait for these.
 */
export async function loadTexts(): Promise<void> {
  await loadGames().catch(() => null);
  await load();
}

/** The name of a kind of decision. */
export function themeName(game: string, theme: string): string {
  const message = `${game}-theme-${theme}`;
  return hasMessage(message) ? say(message) : theme;
}
