/** A fight as it is told: who against whom, how the fighters fell, and how it ended. */
import type { deukalion, EventView } from "$made/wire";

/** Crosses, halves and wholes. */
export type Throw = number[];

export interface Fight {
  kind: string;
  /** The seat that throws first, and the seat it fights, if it is a seat. */
  seat: number;
  other: number | null;
  need: number | null;
  /** The event that opened it, to be put into words; null when nobody told. */
  opened: EventView | null;
  thrown: Record<number, Throw>;
  /** Grows with every throw, so that each is seen to be thrown. */
  throws: number;
  ended: EventView | null;
}

const BEGIN: Record<string, string> = {
  "ship-attacked": "ship",
  "city-attacked": "city",
  "town-attacked": "town",
  "hydra-attacked": "hydra",
  "hydra-attacks": "by-hydra",
};
const END = /^(won|lost)-(ship|city|town|hydra)$|^fled$/;
const AFTER = new Set(["shaken", "turn-over", "cup", "sailed", "victory"]);

/** Go on telling: a fight that is over is cleared away when the game goes on. */
export function tell(before: Fight | null, events: EventView[]): Fight | null {
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
    other: kind === "ship" ? (other ?? null) : null,
    need: count ?? null,
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
  return { ...fight, thrown: { ...kept, [seat]: [cross, half, full] }, throws: fight.throws + 1, ended: null };
}

function throwOne(fight: Fight, event: EventView): Fight {
  const { seat = 0, side = 0, result = 0 } = event.arguments;
  const thrown = [...(fight.thrown[seat] ?? [0, 0, 0])];
  thrown[side] = (thrown[side] ?? 0) - 1;
  thrown[result] = (thrown[result] ?? 0) + 1;
  return { ...fight, thrown: { ...fight.thrown, [seat]: thrown }, throws: fight.throws + 1 };
}

/** What the table shows of a fight at hand, with what was told about it. */
export function atHand(view: deukalion.DeukalionView, told: Fight | null): Fight | null {
  const shown = view.fight;
  if (!shown) return told;
  const other = shown.kind === "ship" ? shown.other : null;
  const known = told && told.kind === shown.kind && told.seat === shown.seat ? told : null;
  const thrown: Record<number, Throw> = {};
  if (shown.thrown) thrown[shown.seat] = shown.thrown;
  if (shown.other_thrown && other !== null) thrown[other] = shown.other_thrown;
  return {
    kind: shown.kind,
    seat: shown.seat,
    other,
    need: known?.need ?? needed(view, shown),
    opened: known?.opened ?? null,
    thrown: Object.keys(thrown).length ? thrown : (known?.thrown ?? {}),
    throws: known?.throws ?? 0,
    ended: known?.ended ?? null,
  };
}

function needed(view: deukalion.DeukalionView, fight: deukalion.FightView): number | null {
  if (fight.city !== null) return view.cities.find((city) => city.name === fight.city)?.defence ?? null;
  if (fight.town !== null) return view.towns.find((town) => town.name === fight.town)?.value ?? null;
  return null;
}

export const points = ([, half = 0, full = 0]: Throw): number => half / 2 + full;
