/** How the board draws the steps of an update. */
import type { Animation } from "$shell/lib/board";
import { flash, fly, homeOf, type Positions, positions } from "./flights";

const CLEAR = /[^a-z0-9-]/g;
const numberIn = (place: string): number => Number(/-(\d+)$/.exec(place)?.[1] ?? -1);
const named = (table: Element, name: string): Element | null =>
  table.querySelector(`[data-piece="${name.replace(CLEAR, "")}"]`);
/** The elements that stand for a place. */
export const elementsOf = (table: Element, place: string): Element[] => {
  const id = place.replace(CLEAR, "");
  const seat = /^seat-(\d)$/.exec(place)?.[1] ?? /^store-[a-z]+-(\d)$/.exec(place)?.[1];
  const own = [...table.querySelectorAll(`[data-piece="${id}"], [data-explain="${id}"]`)];
  return own.length || !seat ? own : [...table.querySelectorAll(`[data-rival="${seat}"]`)];
};

type Draw = (table: Element, step: Animation, before: Positions) => void;

/** New tiles come from their stacks, one after the other. */
const deal: Draw = (table, { places, ms }) => {
  for (const place of places) {
    const piece = named(table, place) as HTMLElement | null;
    const from = piece && table.querySelector(`[data-source="${piece.dataset.from ?? ""}"]`);
    if (piece && from) fly(table, piece, from.getBoundingClientRect(), piece.getBoundingClientRect(), ms * 0.9, piece);
  }
};

/** A bid comes from where it was, or from the coins of its owner. */
const bid: Draw = (table, { places, ms }, before) => {
  for (const place of places.slice(-1)) {
    const piece = named(table, place);
    const from = before.get(place)?.box ?? homeOf(table, numberIn(place));
    if (piece && from) fly(table, piece, from, piece.getBoundingClientRect(), ms, piece);
  }
};
/** A bid goes back to its owner. */
const back: Draw = (table, { places, ms }, before) => {
  const [place = ""] = places;
  const old = before.get(place);
  const home = homeOf(table, numberIn(place));
  if (old && home) fly(table, old.node, old.box, home, ms);
};

const buy: Draw = (table, { places, ms }, before) => {
  let seat = -1;
  for (const place of places) {
    if (place.startsWith("seat-")) seat = numberIn(place);
    const old = before.get(place);
    if (!old) continue;
    const laid = table.querySelector(`.hand [data-piece="${place.replace(CLEAR, "")}"]`);
    const to = laid?.getBoundingClientRect() ?? homeOf(table, seat);
    if (to?.width) fly(table, laid ?? old.node, old.box, to, ms, laid ?? undefined);
  }
};

const light: Draw = (table, { places, ms }) => {
  for (const element of new Set(places.flatMap((place) => elementsOf(table, place)))) flash(element, ms);
};

/** The chit that was turned comes from the pile. */
const chit: Draw = (table, step, before) => {
  const pile = table.querySelector('[data-source="chits"]')?.getBoundingClientRect();
  const name = (step.places[0] ?? "").replace("disaster-", "chit-");
  const open = table.querySelectorAll<HTMLElement>(
    name === "chits" ? '[data-piece="chit-blank"]' : `[data-piece^="${name.replace(CLEAR, "")}-"]`,
  );
  const fresh = [...open].find((one) => !before.has(one.dataset.piece ?? "")) ?? [...open].at(-1);
  if (pile && fresh) fly(table, fresh, pile, fresh.getBoundingClientRect(), step.ms * 0.6, fresh);
};

const DRAWS: Record<string, Draw> = {
  deal,
  bid,
  knock: (table, step, before) => {
    back(table, step, before);
    bid(table, step, new Map());
  },
  back,
  buy,
  lose: light,
  gain: light,
  income: light,
  chit,
  loss: light,
  shield: light,
  starve: light,
};

/** Draw a step; `before` is where pieces were before the update. */
export const draw = (table: Element, step: Animation, before: Positions): void =>
  DRAWS[step.draw]?.(table, step, before);
export { positions, type Positions };
