/** What just happened that everybody at the table should notice. */
import type { EventView, peloponnes } from "../../made/wire";

export interface News {
  /** The message that announces a supply round. */
  supply: string | null;
  disasters: string[];
}

const SUPPLY_STEPS = ["feed", "finish"];
const STRIKING_STEPS = ["earthquake", "storm"];

export function called(view: peloponnes.PeloponnesView, events: EventView[]): News {
  const told = (message: string): boolean => events.some((event) => event.message === message);
  const struck = events
    .filter((event) => event.message === "disaster")
    .map((event) => view.chits[Number(event.arguments["disaster"])]?.disaster)
    .filter((disaster) => disaster !== undefined);
  const asked = view.asked ?? "";
  const last = told("last-supply") || (SUPPLY_STEPS.includes(asked) && view.round === view.rounds && !view.row.length);
  const supply = last ? "page-last-supply" : told("supply") || SUPPLY_STEPS.includes(asked) ? "page-supply" : null;
  return { supply, disasters: [...new Set([...(STRIKING_STEPS.includes(asked) ? [asked] : []), ...struck])] };
}
