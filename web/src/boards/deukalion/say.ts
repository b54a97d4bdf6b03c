/** Words that several parts of the board need. */
import { currentLanguage, type GameWords } from "../../lib/words.svelte";

/** Several things as the language lists them. */
export const list = (things: string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: "unit" }).format(things);

/** A cargo by colour, in words. */
export function cargo(words: GameWords, colours: string[], counts: number[]): string {
  const some = colours.flatMap((colour, index) => {
    const count = counts[index] ?? 0;
    return count ? [words.say("page-deukalion-treasure", { count, colour: words.say(`colour-${colour}`) })] : [];
  });
  return some.length ? list(some) : words.say("board-none");
}

/** One colour for every treasure that lies there. */
export const pieces = (colours: string[], counts: number[]): string[] =>
  colours.flatMap((colour, index) => Array<string>(counts[index] ?? 0).fill(colour));
