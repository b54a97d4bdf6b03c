/** What just happened that everybody at the table should notice. */
import type { EventView, peloponnes } from "$made/wire";

export interface News {
  /** The message that announces a supply round. */
  supply: string | null;
  disasters: string[];
}

const SUPPLY_STEPS = ["feed", "finish"];
const STRIKING_STEPS = ["earthquake", "storm"];

/** What is asked for comes first; otherwise what was told since the table was shown last. */
export function called(view: peloponnes.PeloponnesView, events: EventView[]): News {
  const asked = view.asked ?? "";
  if (STRIKING_STEPS.includes(asked)) return { supply: null, disasters: [asked] };
  const last = view.round === view.rounds && !view.row.length;
  if (SUPPLY_STEPS.includes(asked)) return { supply: last ? "page-last-supply" : "page-supply", disasters: [] };
  return { supply: supplyTold(events), disasters: struck(view, events) };
}

function supplyTold(events: EventView[]): string | null {
  const told = (message: string): boolean => events.some((event) => event.message === message);
  return told("last-supply") ? "page-last-supply" : told("supply") ? "page-supply" : null;
}

const struck = (view: peloponnes.PeloponnesView, events: EventView[]): string[] =>
  events
    .filter((event) => event.message === "disaster")
    .flatMap((event) => view.chits[Number(event.arguments["disaster"])]?.disaster ?? []);
