/** The steps in which an update is shown. */
import type { EventView, zeus } from "$made/wire";
import type { Animation } from "$shell/lib/board";
import { ranking } from "./bids";

/** The most that the steps of one update may take, in ms. */
export const LONGEST = 2500;

const MS = {
  pawn: 250,
  deal: 180,
  "turn-over": 350,
  seal: 250,
  "reveal-turn": 350,
  "reveal-bonus": 250,
  "reveal-sort": 400,
  "reveal-winners": 200,
  "reveal-hold": 500,
  sale: 350,
  discard: 200,
  pillar: 200,
  income: 300,
  sink: 200,
  build: 350,
  note: 150,
  score: 400,
} as const;
export type Drawn = keyof typeof MS;

const BIDS = ["bid", "bid-favourite", "bid-void", "bid-without-pawns"];
const BUILDINGS = ["built", "stone-free", "stone-cheaper", "extended", "joined"];

/** The steps of an update in their order; together at most `LONGEST` ms, all shortened evenly if need be. */
export function animations(before: zeus.ZeusView, after: zeus.ZeusView, events: EventView[]): Animation[] {
  const steps: Animation[] = [];
  const add = (draw: Drawn, places: string[], say?: EventView): void =>
    void steps.push({ ms: MS[draw], draw, places, ...(say ? { say } : {}) });
  let revealed = false;
  let card: number | undefined;
  for (const event of events) {
    const { seat = 0, plot = 0 } = event.arguments;
    if (BIDS.includes(event.message)) {
      if (!revealed) reveal(after, events, add);
      revealed = true;
    } else if (BUILDINGS.includes(event.message)) {
      const places = placesOf(after.temples.at(-1));
      const replaced = before.temples.filter((old) => placesOf(old).some((place) => places.includes(place)));
      if (replaced.length) add("sink", replaced.flatMap(placesOf));
      add("build", places, event);
    } else if (event.message === "dealt") add("pawn", [`plot-${plot}`], event);
    else if (event.message === "drawn") add("deal", [`card-${plot}`], event);
    else if (event.message === "turned-over" || event.message === "shuffled")
      add("turn-over", ["pile", "discard"], event);
    else if (event.message === "sealed") add("seal", [`dial-${seat}`], event);
    else if (event.message === "placed") card = event.arguments["card"];
    else if (event.message === "sold") add("sale", [`dial-${seat}`, `card-${card ?? plot}`, `plot-${plot}`], event);
    else if (event.message === "unsold" || event.message === "put-aside") discard(steps, event);
    else if (event.message === "turn" || event.message === "final-turn") add("pillar", [`dial-${seat}`], event);
    else if (event.message === "income" || event.message === "income-claimed")
      add("income", [`dial-${seat}`, ...before.temples.filter(({ owner }) => owner === seat).flatMap(placesOf)], event);
    else if (event.message === "noted" || event.message === "not-noted") add("note", [`plot-${plot}`], event);
    else if (event.message === "over" || event.message === "over-early")
      after.peninsulas.forEach(({ name }) => add("score", [`peninsula-${name}`], event));
  }
  return shortened(steps);
}

const placesOf = (temple: zeus.TempleView | undefined): string[] => temple?.plots.map((plot) => `plot-${plot}`) ?? [];

function reveal(
  after: zeus.ZeusView,
  events: EventView[],
  add: (draw: Drawn, places: string[], say?: EventView) => void,
): void {
  const found = ranking(after, events);
  const dials = (seats: number[]): string[] => seats.map((seat) => `dial-${seat}`);
  const all = dials(found?.order ?? []);
  const favourite = events.find(({ message }) => message === "bid-favourite");
  const winners = events.find(({ message }) => message === "winners" || message === "winner");
  add("reveal-turn", all);
  if (favourite) add("reveal-bonus", dials([favourite.arguments["seat"] ?? 0]), favourite);
  add("reveal-sort", all);
  add("reveal-winners", dials(found?.winners ?? []), winners);
  add("reveal-hold", all, winners);
}

/** Cards that are put aside together are one step. */
function discard(steps: Animation[], event: EventView): void {
  const place = `card-${event.arguments["plot"] ?? 0}`;
  const last = steps.at(-1);
  if (last?.draw === "discard") last.places.push(place);
  else steps.push({ ms: MS.discard, draw: "discard", places: [place], say: event });
}

function shortened(steps: Animation[]): Animation[] {
  const whole = steps.reduce((sum, { ms }) => sum + ms, 0);
  return whole <= LONGEST ? steps : steps.map((step) => ({ ...step, ms: Math.floor((step.ms * LONGEST) / whole) }));
}
