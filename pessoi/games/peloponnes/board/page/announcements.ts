/** The supply rounds and disasters that are announced over the board. */
import type { EventView, peloponnes } from "$made/wire";

export interface Announcements {
  /** The message that announces a supply round. */
  supply: string | null;
  disasters: string[];
}

const SUPPLY_STEPS = ["feed", "finish"];
const STRIKING_STEPS = ["earthquake", "storm"];

/** What to announce: the supply round or disaster of the current decision, otherwise those of the last events. */
export function announcements(view: peloponnes.PeloponnesView, events: EventView[]): Announcements {
  const asked = view.asked ?? "";
  if (STRIKING_STEPS.includes(asked)) return { supply: null, disasters: [asked] };
  const last = view.round === view.rounds && !view.row.length;
  if (SUPPLY_STEPS.includes(asked)) return { supply: last ? "page-last-supply" : "page-supply", disasters: [] };
  return { supply: supplyMessage(events), disasters: struck(view, events) };
}

function supplyMessage(events: EventView[]): string | null {
  const happened = (message: string): boolean => events.some((event) => event.message === message);
  return happened("last-supply") ? "page-last-supply" : happened("supply") ? "page-supply" : null;
}

const struck = (view: peloponnes.PeloponnesView, events: EventView[]): string[] =>
  events
    .filter((event) => event.message === "disaster")
    .flatMap((event) => view.chits[Number(event.arguments["disaster"])]?.disaster ?? []);
