/** The stores on a mat: coins, resources, citizens and luxury. */
import type { peloponnes } from "$made/wire";
import type { GameWords } from "$shell/lib/words.svelte";

export interface Holding {
  /** The id of the place on the board without its prefix `store-`. */
  place: string;
  good: string;
  count: number;
  /** The end of the track; goods beyond a hard limit are lost. */
  limit: number | null;
  hard: boolean;
  income: number;
  chips: number;
  /** The change since the view before. */
  change: number;
  /** What a supply round would take now; null if it takes none of it. */
  need: number | null;
  /** The numbers of citizens at which the wages rise. */
  steps: number[];
}

const RESOURCES = ["wood", "stone", "food"] as const;

/** How much of a good a seat has. */
export const amountOf = (mat: peloponnes.SeatView, good: string): number =>
  ({
    coins: mat.coins,
    coin: mat.coins,
    wood: mat.wood,
    stone: mat.stone,
    food: mat.food,
    citizens: mat.citizens,
    luxury: mat.luxury,
  })[good] ?? 0;
export const isShort = ({ need, count }: Holding): boolean => need !== null && need > count;

const wageOf = (view: peloponnes.PeloponnesView, citizens: number): number =>
  (view.wages[citizens] ?? 0) + (view.luxury_wages[citizens] ?? 0);
const wageSteps = (view: peloponnes.PeloponnesView): number[] =>
  [...view.wages.keys()].filter((citizens) => citizens && wageOf(view, citizens) > wageOf(view, citizens - 1));

/** All stores of a mat, with their changes since an earlier view. */
export function holdings(
  view: peloponnes.PeloponnesView,
  mat: peloponnes.SeatView,
  earlier?: peloponnes.SeatView,
): Holding[] {
  const then = earlier?.civilisation === mat.civilisation && earlier ? stores(view, earlier) : [];
  return stores(view, mat).map((holding, place) => ({
    ...holding,
    change: then[place] ? holding.count - then[place].count : 0,
  }));
}

function stores(view: peloponnes.PeloponnesView, mat: peloponnes.SeatView): Holding[] {
  const track = view.wages.length - 1;
  const soft = { hard: false, chips: 0, change: 0, steps: [], need: null };
  return [
    {
      ...soft,
      place: "coin",
      good: "coins",
      count: mat.coins,
      limit: null,
      income: mat.income_coins,
    },
    ...RESOURCES.map((good, place) => ({
      ...soft,
      place: good,
      good,
      hard: true,
      count: mat[good],
      limit: view.limits[place] ?? null,
      income: mat.income[place] ?? 0,
      need: mat.need[place] || null,
    })),
    {
      ...soft,
      place: "citizens",
      good: "citizens",
      count: mat.citizens,
      limit: track,
      income: mat.income[3] ?? 0,
      steps: wageSteps(view),
    },
    {
      ...soft,
      place: "luxury",
      good: "luxury",
      count: mat.luxury,
      limit: view.track,
      income: mat.income_luxury,
      chips: mat.chips,
    },
  ];
}

export function storeText(words: GameWords, holding: Holding): string {
  const what = words.say(`amount-${holding.good}`, { count: holding.count });
  const text = words.say(holding.hard ? "page-store-limit" : "page-store", {
    what,
    limit: holding.limit ?? 0,
    income: holding.income,
  });
  return holding.need ? words.say("page-store-need", { said: text, need: holding.need }) : text;
}
