/** The stored positions, each with the view and the decision of a seat. */
import type { Decision, deukalion, EventView } from "$made/wire";

export interface Stored {
  seat: number;
  view: deukalion.DeukalionView;
  decision: Decision;
}

const FILES = import.meta.glob<Stored>("../../../../../../tests/browser/positions/deukalion/*.json", {
  import: "default",
  eager: true,
});
const named = Object.entries(FILES).map(([path, stored]) => [path.replace(/^.*\/|\.json$/g, ""), stored] as const);

export const POSITIONS = named.filter(([name]) => name !== "events" && name !== "updates");
/** What a spectator saw of one whole game, entry by entry. */
export const GAME = named.find(([name]) => name === "events")?.[1] as unknown as EventView[][];
export const NAMES = ["Anna", "Thalia", "Kleon", "Doris"];
