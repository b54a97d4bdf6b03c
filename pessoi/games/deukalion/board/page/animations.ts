/** The steps in which an update is shown: one for each thing that a hand would do at the table. */
import type { deukalion, EventView } from "$made/wire";
import type { Animation } from "$shell/lib/board";
import { chart, way } from "./geometry";

export const PER_SQUARE = 140;
export const HYDRA_RISES = 350;
const PER_POINT = 90;
/** All steps of an update together take at most this long at normal pace, in milliseconds. */
const LONGEST = 2500;

type View = deukalion.DeukalionView;
type Steps = (event: EventView, view: View, from: (seat: number) => string | null) => Step[];
type Step = Omit<Animation, "say">;

const step = (ms: number, draw: string, ...places: string[]): Step => ({
  ms,
  draw,
  places,
});
const always =
  (...steps: Step[]): Steps =>
  () =>
    steps;

const square = (view: View, number: number | undefined): string => squaresOf(view)[number ?? -1] ?? "";
const squaresOf = (view: View): string[] => chart(view.map).squares.map(({ name }) => name);
const city = (view: View, number: number | undefined): string =>
  `city-${view.cities[number ?? -1]?.name.toLowerCase() ?? ""}`;
const town = (view: View, number: number | undefined): string =>
  `town-${view.towns[number ?? -1]?.name.toLowerCase() ?? ""}`;

/** A ship goes over the sea to the square that an event names. */
const sails =
  (mover: "seat" | "other"): Steps =>
  ({ arguments: values }, view, from) => {
    const goal = square(view, values.square);
    const start = from(values[mover] ?? -1);
    const path = start === null ? [goal] : way(chart(view.map), start, goal).map(({ name }) => name);
    return [step(PER_SQUARE * Math.max(1, path.length - 1), "sail", ...path.map((name) => `square-${name}`))];
  };
const fight = (place: (event: EventView, view: View) => string): Steps => {
  return (event, view) => [step(250, "line-up", place(event, view))];
};
const points: Steps = ({ arguments: values }) => [
  step(PER_POINT * (values.count ?? values.points ?? 1), "point", `score-${values.seat ?? 0}`),
];
/** The crew of a seat in the arena. */
const thrower = (seat: number | undefined): string => `crew-${seat ?? 0}`;
const verdict = always(step(300, "sum", "arena"), step(500, "verdict", "arena"));

const STEPS: Record<string, Steps> = {
  shaken: always(step(500, "shake", "cup"), step(250, "settle", "cup")),
  cup: always(step(250, "set-down", "cup")),
  anchored: ({ arguments: values }, view) => [step(250, "anchor", `square-${square(view, values.square)}`)],
  sailed: sails("seat"),
  fled: sails("seat"),
  pushed: sails("other"),
  "hydra-moved": ({ arguments: values }, view) => [step(HYDRA_RISES, "hydra", `square-${square(view, values.square)}`)],
  "ship-attacked": fight(({ arguments: values }, view) => `square-${square(view, values.square)}`),
  "city-attacked": fight(({ arguments: values }, view) => city(view, values.city)),
  "town-attacked": fight(({ arguments: values }, view) => town(view, values.town)),
  "town-defended": fight(({ arguments: values }, view) => town(view, values.town)),
  "hydra-attacked": fight(() => "hydra"),
  "hydra-attacks": fight(() => "hydra"),
  thrown: ({ arguments: values }) => [step(450, "throw", "arena", thrower(values.seat))],
  "thrown-again": ({ arguments: values }) => [
    step(450, "rethrow", "arena", thrower(values.seat), `again-${values.result ?? 0}`),
  ],
  "lost-fighters": always(step(300, "fall", "underworld")),
  "won-ship": verdict,
  "won-city": verdict,
  "lost-city": verdict,
  "won-town": verdict,
  "lost-town": verdict,
  "won-hydra": verdict,
  "lost-hydra": verdict,
  took: ({ arguments: values }, view) => [step(300, "treasure", city(view, values.city))],
  seized: always(step(300, "treasure", "arena")),
  put: ({ arguments: values }, view) => [step(300, "treasure", city(view, values.city))],
  swapped: ({ arguments: values }, view) => [
    step(300, "treasure", city(view, values.city), city(view, values.other_city)),
  ],
  delivered: always(step(300, "treasure", "athens")),
  fulfilled: (event, view, from) => [step(300, "scroll", "contracts"), ...points(event, view, from)],
  opened: (_, view) => [
    step(300, "scroll", ...view.contracts.flatMap((shown) => (shown ? [`contract-${shown.code}`] : []))),
  ],
  point: points,
  founded: ({ arguments: values }, view) => [step(300, "found", town(view, values.town))],
  "town-lost": ({ arguments: values }, view) => [step(300, "found", town(view, values.town))],
  drew: always(step(200, "draw", "cards")),
  played: always(step(350, "card", "arena")),
  cancelled: always(step(350, "card", "arena")),
  back: always(step(250, "back", "underworld")),
  rested: always(step(250, "back", "underworld")),
  styx: always(step(250, "back", "underworld")),
  victory: ({ arguments: values }) => [step(900, "victory", "track", `score-${values.seat ?? 0}`)],
};

/** The steps of an update. What takes longer than it may is compressed evenly. */
export function animations(before: View, after: View, events: EventView[]): Animation[] {
  const at = new Map(before.seats.map(({ square }, seat) => [seat, square]));
  const steps: Animation[] = [];
  let thrown: Animation | undefined;
  for (const event of events) {
    const { message, arguments: values } = event;
    if (message === "thrown" && thrown) {
      // Two crews are thrown together.
      thrown.places.push(thrower(values.seat));
      continue;
    }
    const found = STEPS[message]?.(event, after, (seat) => at.get(seat) ?? null) ?? [];
    steps.push(...found.map((one, index) => (index ? one : { ...one, say: event })));
    thrown = message === "thrown" ? steps.at(-1) : undefined;
    const moved = message === "pushed" ? values.other : values.seat;
    if (values.square !== undefined && moved !== undefined && message !== "hydra-moved")
      at.set(moved, square(after, values.square));
  }
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  if (total <= LONGEST) return steps;
  return steps.map((one) => ({
    ...one,
    ms: Math.floor((one.ms * LONGEST) / total),
  }));
}
