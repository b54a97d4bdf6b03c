/** What lies on a mat. */
import type { GameWords } from "$shell/lib/words.svelte";
import type { peloponnes } from "$made/wire";

export interface Holding {
  /** The place on the board is `store-` and this. */
  place: string;
  good: string;
  count: number;
  /** What the track for it ends at; beyond a hard limit nothing is stored. */
  limit: number | null;
  hard: boolean;
  income: number;
  chips: number;
  /** By how much it has just changed. */
  change: number;
  /** Where more wages begin. */
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

/** All stores of a mat, and by how much they differ from an earlier moment. */
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

export function storeSaid(words: GameWords, holding: Holding): string {
  const what = words.say(`page-amount-${holding.good}`, { count: holding.count });
  const next = holding.steps.find((step) => step > holding.count);
  const said = words.say(holding.hard ? "page-store-limit" : "page-store", {
    what,
    limit: holding.limit ?? 0,
    income: holding.income,
  });
  return next ? words.say("page-store-step", { said, next }) : said;
}
