/** The texts of the pages of `/study`, which no other page loads. */
import { BUILT_IN, gameText } from "../lib/gamedata";
import { gameKeys, loadGames } from "../lib/games.svelte";
import { addTexts, hasMessage, say } from "../lib/words.svelte";

const TEXTS = {
  ...import.meta.glob<string>("../made/text/study/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }),
};

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  await loadGames().catch(() => null);
  await addTexts((language) => {
    const own = Object.entries(TEXTS).filter(([path]) => path.endsWith(`/${language}.ftl`));
    const fetched = gameKeys().filter((game) => !BUILT_IN.has(game));
    return Promise.all([
      ...own.map(([, file]) => file()),
      ...fetched.map((game) => gameText(game, "study", language).catch(() => "")),
    ]);
  });
}

/** Load the texts once; afterwards they are messages of the page. */
export const loadTexts = (): Promise<void> => (loading ??= load());

/** The name of a kind of decision. */
export function themeName(game: string, theme: string): string {
  const message = `${game}-theme-${theme}`;
  return hasMessage(message) ? say(message) : theme;
}
