/** Descriptions of the pieces, for screen readers. */
import type { deukalion } from "$made/wire";
import { currentLanguage, type GameWords } from "$shell/lib/words.svelte";

/** A list in the language of the page. */
export const list = (things: string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: "unit" }).format(things);

/** The treasures of a cargo. */
export function cargo(words: GameWords, colours: string[], counts: number[]): string {
  const some = colours.flatMap((colour, index) => {
    const count = counts[index] ?? 0;
    return count
      ? [
          words.say("page-deukalion-treasure", {
            count,
            colour: words.say(`colour-${colour}`),
          }),
        ]
      : [];
  });
  return some.length ? list(some) : words.say("board-none");
}

/** One treasure in words. */
export const treasureLabel = (words: GameWords, colour: string): string =>
  words.say("page-deukalion-treasure", {
    count: 1,
    colour: words.say(`colour-${colour}`),
  });

/** The colour of every treasure, from the counts by colour. */
export const treasureColours = (colours: string[], counts: number[]): string[] =>
  colours.flatMap((colour, index) => Array<string>(counts[index] ?? 0).fill(colour));

/** The name of a city, a town or a hero in the language of the page. */
export function named(words: GameWords, kind: "city" | "town" | "hero", name: string): string {
  const message = `${kind}-${name.toLowerCase()}`;
  return words.has(message) ? words.say(message) : name;
}

/** What an action card does; the Golden Fleece works in two ways, by option. */
export const effect = (words: GameWords, view: deukalion.DeukalionView, card: string): string =>
  words.say(`page-deukalion-does-${card}${card === "fleece" && view.fleece === "attacking" ? "-attacking" : ""}`);

export function city({ name, defence, treasures }: deukalion.CityView, words: GameWords, colours: string[]): string {
  return words.say("page-deukalion-city", {
    city: named(words, "city", name),
    defence,
    treasures: cargo(words, colours, treasures),
  });
}

export function town(shown: deukalion.TownView, words: GameWords, names: string[]): string {
  const printed = {
    town: named(words, "town", shown.name),
    count: shown.fighters,
    value: shown.value,
  };
  if (shown.owner === null) return words.say("page-deukalion-town-free", printed);
  return words.say("page-deukalion-town", {
    ...printed,
    name: names[shown.owner] ?? "",
  });
}

export function cup(view: deukalion.DeukalionView, words: GameWords): string {
  const middle = view.middle_die ?? 0;
  if (view.dice) return words.say("page-deukalion-cup-down", { ...view.dice, middle });
  if (!view.outer_dice) return words.say("page-deukalion-cup-empty");
  return words.say("page-deukalion-cup-shaken", {
    middle,
    dice: list(view.outer_dice.map(String)),
  });
}

/** The positions of the ships and the Hydra. */
export function shipPositions(view: deukalion.DeukalionView, words: GameWords, names: string[]): string[] {
  const at = (square: string): string => square.toUpperCase();
  const ships = view.seats.flatMap(({ square }, seat) =>
    square === null
      ? []
      : [
          words.say("page-deukalion-ship-at", {
            name: names[seat] ?? "",
            square: at(square),
          }),
        ],
  );
  return [...ships, words.say("page-deukalion-hydra-at", { square: at(view.hydra) })];
}
