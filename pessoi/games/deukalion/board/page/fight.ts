/** A fight, put together from its events and the view: its sides, throws and result. */
import type { deukalion, EventView } from "$made/wire";

/** The numbers of fighters that show a cross, half and full. */
export type Throw = number[];

export interface Fight {
  kind: string;
  /** The seat that throws first, and its opponent if that is a seat. */
  seat: number;
  other: number | null;
  need: number | null;
  /** How likely `seat` wins; null once fighters are thrown, or if it is not known. */
  chance: number | null;
  /** The event that started it; null if it was not in the events. */
  opened: EventView | null;
  thrown: Record<number, Throw>;
  /** The number of throws, so that each is animated. */
  throws: number;
  ended: EventView | null;
}

const BEGIN: Record<string, string> = {
  "ship-attacked": "ship",
  "city-attacked": "city",
  "town-attacked": "town",
  "town-defended": "town",
  "hydra-attacked": "hydra",
  "hydra-attacks": "by-hydra",
};
const END = /^(won|lost)-(ship|city|town|hydra)$|^fled$/;
const AFTER = new Set(["shaken", "turn-over", "cup", "sailed", "victory"]);

/** Update the fight by new events. A finished fight is removed when the game continues. */
export function updateFight(before: Fight | null, events: EventView[]): Fight | null {
  let fight = before;
  const over = before?.ended !== null;
  for (const event of events) {
    if (event.message in BEGIN) fight = begin(event);
    else if (fight && END.test(event.message)) fight = { ...fight, ended: event };
    else if (fight && event.message === "thrown") fight = throwAll(fight, event);
    else if (fight && event.message === "thrown-again") fight = throwOne(fight, event);
    else if (fight === before && over && AFTER.has(event.message)) fight = null;
  }
  return fight;
}

function begin(event: EventView): Fight {
  const { seat = 0, other, count } = event.arguments;
  const kind = BEGIN[event.message] ?? "";
  return {
    kind,
    seat,
    other: kind === "by-hydra" ? null : (other ?? null),
    need: count ?? null,
    chance: null,
    opened: event,
    thrown: {},
    throws: 0,
    ended: null,
  };
}

function throwAll(fight: Fight, event: EventView): Fight {
  const { seat = 0, cross = 0, half = 0, full = 0 } = event.arguments;
  const again = fight.ended !== null;
  const kept = again ? {} : fight.thrown;
  return {
    ...fight,
    thrown: { ...kept, [seat]: [cross, half, full] },
    throws: fight.throws + 1,
    ended: null,
  };
}

function throwOne(fight: Fight, event: EventView): Fight {
  const { seat = 0, side = 0, result = 0 } = event.arguments;
  const thrown = [...(fight.thrown[seat] ?? [0, 0, 0])];
  thrown[side] = (thrown[side] ?? 0) - 1;
  thrown[result] = (thrown[result] ?? 0) + 1;
  return {
    ...fight,
    thrown: { ...fight.thrown, [seat]: thrown },
    throws: fight.throws + 1,
  };
}

/** The current fight: what the view shows of it, completed by what was reported. */
export function currentFight(view: deukalion.DeukalionView, reported: Fight | null): Fight | null {
  const shown = view.fight;
  if (!shown) return reported;
  const other = shown.other;
  const known = reported && reported.kind === shown.kind && reported.seat === shown.seat ? reported : null;
  const thrown: Record<number, Throw> = {};
  if (shown.thrown) thrown[shown.seat] = shown.thrown;
  if (shown.other_thrown && other !== null) thrown[other] = shown.other_thrown;
  return {
    kind: shown.kind,
    seat: shown.seat,
    other,
    need: shown.needed,
    chance: shown.chance,
    opened: known?.opened ?? null,
    thrown: Object.keys(thrown).length ? thrown : (known?.thrown ?? {}),
    throws: known?.throws ?? 0,
    ended: known?.ended ?? null,
  };
}

export const points = ([, half = 0, full = 0]: Throw): number => half / 2 + full;

/** A number of points as people write it: 0, ½, 1, 1½. */
export const written = (count: number): string => {
  const whole = Math.floor(count);
  return whole === count ? String(whole) : `${whole || ""}½`;
};
