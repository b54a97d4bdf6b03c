/** Descriptions of tiles and civilisations, for screen readers and explanations. */
import type { peloponnes } from "$made/wire";
import { currentLanguage, type GameWords } from "$shell/lib/words.svelte";

type Tile = peloponnes.TileView;

export interface Amount {
  good: string;
  count: number;
}

export const RESOURCES = ["wood", "stone", "food"];
const INCOME = [...RESOURCES, "citizens"];

const some = (amounts: Amount[]): Amount[] => amounts.filter((amount) => amount.count !== 0);
const named = (names: string[], counts: number[]): Amount[] =>
  some(counts.map((count, place) => ({ good: names[place] ?? "", count })));

export const costOf = (tile: Tile): Amount[] => named(RESOURCES, tile.cost);
export const incomeOf = (income: number[]): Amount[] => named(INCOME, income);
export const startOf = (civilisation: peloponnes.CivilisationView): Amount[] => [
  ...some([
    { good: "coins", count: civilisation.coins },
    { good: "citizens", count: civilisation.citizens },
  ]),
  ...named(RESOURCES, civilisation.goods),
];
export const onceOf = (tile: Tile): Amount[] =>
  some([
    { good: "citizens", count: tile.citizens },
    { good: "coins", count: tile.coins },
    { good: "food", count: tile.food },
    { good: "luxury", count: tile.luxury },
  ]);
/** The resources of a land, one of which it must share with its neighbour. */
export const linksOf = (tile: Tile): string[] => (tile.land ? incomeOf(tile.income).map((amount) => amount.good) : []);

export const amountText = (words: GameWords, amount: Amount): string =>
  amount.count < 0
    ? words.say("amount-less", {
        what: words.say(`amount-${amount.good}`, { count: -amount.count }),
      })
    : words.say(`amount-${amount.good}`, { count: amount.count });

export const joined = (phrases: string[]): string =>
  new Intl.ListFormat(currentLanguage(), {
    type: "unit",
    style: "short",
  }).format(phrases);

const amountTexts = (words: GameWords, message: string, amounts: Amount[]): string[] =>
  amounts.length
    ? [
        words.say(message, {
          what: joined(amounts.map((amount) => amountText(words, amount))),
        }),
      ]
    : [];

export const powersOf = (words: GameWords, tile: Tile): string[] => [
  ...(tile.choice ? [words.say("page-choice")] : []),
  ...(tile.half ? [words.say("page-half")] : []),
  ...(tile.any_land ? [words.say("page-any-land")] : []),
  ...(tile.protects
    ? [
        words.say("page-protects", {
          disaster: words.say(`disaster-${tile.protects}`),
        }),
      ]
    : []),
  ...(tile.supply ? [words.say("page-supply-symbol")] : []),
  ...(tile.unfinished ? [words.say("page-unfinished")] : []),
];

/** The seats that a building protects from a disaster. */
export const protectedSeats = (view: peloponnes.PeloponnesView, disaster: string): number[] =>
  view.seats.flatMap((mat, seat) => (mat.buildings.some((tile) => tile.protects === disaster) ? [seat] : []));

/** The properties of a tile, one phrase each. */
export const tilePhrases = (words: GameWords, tile: Tile): string[] => [
  words.say(tile.land ? "page-land" : "page-building", { stack: tile.stack }),
  words.say("page-minimum", { amount: tile.minimum }),
  words.say("page-prestige", { count: tile.prestige }),
  ...amountTexts(words, "page-cost", costOf(tile)),
  ...amountTexts(words, "page-once", onceOf(tile)),
  ...amountTexts(words, "page-each-round", incomeOf(tile.income)),
  ...powersOf(words, tile),
];

export const tileName = (words: GameWords, tile: Tile): string => words.say(`tile-${tile.name}`);
export const tileText = (words: GameWords, tile: Tile): string =>
  joined([tileName(words, tile), ...tilePhrases(words, tile)]);

export const civilisationPhrases = (words: GameWords, civilisation: peloponnes.CivilisationView): string[] => [
  words.say("page-civilisation", { number: civilisation.order }),
  ...amountTexts(words, "page-start", startOf(civilisation)),
  ...amountTexts(words, "page-each-round", incomeOf(civilisation.income)),
];
export const civilisationName = (words: GameWords, name: string): string => words.say(`civilisation-${name}`);
export const civilisationText = (words: GameWords, civilisation: peloponnes.CivilisationView): string =>
  joined([civilisationName(words, civilisation.name), ...civilisationPhrases(words, civilisation)]);

const SMALLEST = 10;
const LETTER = 0.53;

/** The font size at which a name fits into a width; below the smallest size the name is compressed instead. */
export function fitting(name: string, wide: number, most: number): { "font-size": number; textLength?: number } {
  const size = Math.min(most, wide / (name.length * LETTER));
  return size < SMALLEST ? { "font-size": SMALLEST, textLength: wide } : { "font-size": size };
}
