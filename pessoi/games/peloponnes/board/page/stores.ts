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
  /** The numbers of citizens at which the wages rise. */
  steps: number[];
}

const resource = (good: string, count: number, limit: number | undefined, income: number | undefined): Holding => ({
  place: good,
  good,
  count,
  limit: limit ?? null,
  hard: true,
  income: income ?? 0,
  chips: 0,
  change: 0,
  steps: [],
});

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
  const [wood, stone, food] = view.limits;
  const track = view.wages.length - 1;
  const soft = { hard: false, chips: 0, change: 0, steps: [] };
  return [
    { ...soft, place: "coin", good: "coins", count: mat.coins, limit: null, income: mat.income_coins },
    resource("wood", mat.wood, wood, mat.income[0]),
    resource("stone", mat.stone, stone, mat.income[1]),
    resource("food", mat.food, food, mat.income[2]),
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
  const next = holding.steps.find((step) => step > holding.count);
  const text = words.say(holding.hard ? "page-store-limit" : "page-store", {
    what,
    limit: holding.limit ?? 0,
    income: holding.income,
  });
  return next ? words.say("page-store-step", { said: text, next }) : text;
}
