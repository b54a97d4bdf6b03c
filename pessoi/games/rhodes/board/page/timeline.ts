/** The steps in which an update is shown, one after another: what is drawn, from when and for how long. */
import type { EventView, rhodes } from "$made/wire";
import type { Animation } from "$shell/lib/board";

type View = rhodes.RhodesView;

export type Drawing =
  | "marker"
  | "chip"
  | "deal"
  | "surplus"
  | "push"
  | "unload"
  | "home"
  | "away"
  | "buy"
  | "goods"
  | "seal"
  | "reveal"
  | "tile"
  | "coins"
  | "good"
  | "turn"
  | "last";

export interface Step extends Animation {
  draw: Drawing;
  /** Milliseconds from the beginning of the update. */
  start: number;
}

/** When a push moves the row of boats, and when it unloads them and lets them go. */
export interface Passage {
  push: { start: number; ms: number };
  unload: number;
  home: { start: number; ms: number };
}

const SQUARE = 90;
const CUBE = 150;
const DEALT = 110;
const MOST = 2500;
export const GOODS = ["wine", "milk", "olives", "grain", "gold", "joker"];

type Drawn = Pick<Step, "draw" | "ms" | "places">;
type Maker = (event: EventView, after: View, before: View) => Drawn[];

/** An argument of an event. */
export const argument = ({ arguments: values }: EventView, name: string): number => values[name] ?? 0;
export const goodOf = (event: EventView, name = "product"): string => GOODS[argument(event, name)] ?? "";

/** The goods of an event, one by one. */
export const goodsOf = (event: EventView): string[] =>
  GOODS.flatMap((good) => Array.from({ length: argument(event, good) }, () => good));

const one =
  (draw: Drawing, ms: number, places: (event: EventView, after: View, before: View) => string[]): Maker =>
  (event, after, before) => [{ draw, ms, places: places(event, after, before) }];

const store = (event: EventView): string[] => [`store-${goodOf(event, "good")}`];
const land = (event: EventView): string[] => [`land-${goodOf(event)}`];
const row = (event: EventView): string[] => [`row-${argument(event, "row")}`];
const purse = (): string[] => ["money", "points"];

/** The squares of the boats that carry some goods no longer. */
const boughtFrom: Maker = (event, after, before) => {
  const goods = (view: View): (string | null)[] => view.boats.flatMap(({ cargo }) => cargo);
  const now = goods(after);
  const square = goods(before).findIndex((good, index) => good !== null && now[index] === null) + 1;
  const good = event.message === "joker" ? "product" : "good";
  return [{ draw: "buy", ms: 250, places: [...(square ? [`square-${square}`] : []), `store-${goodOf(event, good)}`] }];
};

const enters: Maker = (event, after) => {
  const length = goodsOf(event).length;
  const squares = after.boats.flatMap((boat) =>
    Array.from(boat.cargo, (_, index) => `square-${boat.first_square + index}`),
  );
  return [{ draw: "push", ms: SQUARE * length, places: squares }];
};

const reward: Maker = (event, _, before) => {
  const mission = before.plazas.findIndex((open) => open?.goods.join() === goodsOf(event).join());
  const places = [...goodsOf(event).map((good) => `store-${good}`), ...(mission < 0 ? [] : [`plaza-${mission}`])];
  return [
    { draw: "goods", ms: 250, places },
    { draw: "seal", ms: 200, places: ["points", "money"] },
  ];
};

const newMission = ({ plazas }: View, before: View): string[] => {
  const known = before.plazas.map((mission) => mission?.name);
  return plazas.flatMap((mission) =>
    mission && !known.includes(mission.name) ? [`mission-${mission.name.toLowerCase()}`] : [],
  );
};

const MAKERS: Record<string, Maker> = {
  goes: one("marker", 250, (event, { places }) => [`place-${places[argument(event, "place")]?.name}`]),
  "goes-beyond": one("marker", 250, () => ["place-harbour"]),
  produces: one("chip", 150, (event) => [`field-${goodOf(event)}`]),
  grown: (event) => [{ draw: "deal", ms: DEALT * argument(event, "units"), places: land(event) }],
  irrigated: one("deal", DEALT, land),
  surplus: one("surplus", 150, (event) => [`field-${goodOf(event)}`]),
  farmed: one("coins", 200, purse),
  demeter: one("coins", 200, (event) => [`own-demeter-${goodOf(event)}`, "points"]),
  carted: one("good", 250, (event) => [`land-${goodOf(event)}`, `store-${goodOf(event)}`]),
  abundant: one("good", 250, land),
  traded: one("good", 250, (event) => [`store-${goodOf(event)}`, `store-${goodOf(event, "into")}`]),
  enters,
  "egyptian-enters": enters,
  delivered: one("coins", 150, purse),
  unloaded: (event) => [
    {
      draw: "unload",
      ms: CUBE * goodsOf(event).length,
      places: [...new Set(goodsOf(event))].map((good) => `store-${good}`),
    },
  ],
  home: one("home", 300, (event) => [`boat-${argument(event, "length")}`]),
  "egyptian-leaves": one("away", 300, () => ["pile"]),
  "bought-bank": boughtFrom,
  "bought-from": boughtFrom,
  joker: boughtFrom,
  fulfilled: reward,
  "mission-drawn": one("reveal", 300, (_, after, before) => newMission(after, before)),
  sold: one("coins", 250, (event) => [`land-${goodOf(event)}`, "money"]),
  offered: one("coins", 250, purse),
  dropped: one("good", 200, store),
  started: one("tile", 350, land),
  "land-bought": one("tile", 350, land),
  built: one("tile", 350, (event, after, before) => newDevelopment(event, after, before)),
  "large-bought": one("tile", 350, () => ["tile-boat"]),
  "row-pays": one("turn", 250, row),
  "row-gains": one("turn", 250, row),
  "row-stays": one("turn", 150, row),
  "row-product": one("good", 200, land),
  "last-round": one("last", 1200, () => ["stack"]),
};

function newDevelopment(event: EventView, after: View, before: View): string[] {
  const seat = argument(event, "seat");
  const had = before.seats[seat]?.developments ?? [];
  return (after.seats[seat]?.developments ?? []).flatMap((kind) => (had.includes(kind) ? [] : [`own-${kind}`]));
}

/** All steps of an update; a turn that would take too long is compressed evenly. */
export function timeline(before: View, after: View, events: EventView[]): Step[] {
  const drawn = events.flatMap((event) =>
    (MAKERS[event.message]?.(event, after, before) ?? []).map((step) => ({ ...step, say: event })),
  );
  const whole = drawn.reduce((sum, { ms }) => sum + ms, 0);
  const pace = Math.min(1, MOST / Math.max(1, whole));
  let start = 0;
  return drawn.map((step) => {
    const timed = { ...step, ms: Math.floor(step.ms * pace), start };
    start += timed.ms;
    return timed;
  });
}

export const animations = (before: View, after: View, events: EventView[]): Animation[] =>
  timeline(before, after, events);

/** When boats move in an update, at a pace; nothing if none enters. */
export function passageOf(steps: Step[], pace: number): Passage | null {
  const pushes = steps.filter(({ draw }) => draw === "push");
  const [first] = pushes;
  if (!first || !pace) return null;
  const ms = pushes.reduce((sum, step) => sum + step.ms, 0);
  const unload = steps.find(({ draw }) => draw === "unload");
  const home = steps.find(({ draw }) => draw === "home" || draw === "away");
  const end = first.start + ms;
  return {
    push: { start: first.start * pace, ms: ms * pace },
    unload: (unload?.start ?? end) * pace,
    home: { start: (home?.start ?? end) * pace, ms: (home?.ms ?? 0) * pace },
  };
}
