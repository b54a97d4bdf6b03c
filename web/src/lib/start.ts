/** New tables. */
import type { NewTable, Opened } from "../made/wire";
import * as http from "./http";
import { keep } from "./mine";
import { notify } from "./notices.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** How many sit at a table when nobody says. */
const USUAL: Record<string, number> = { zeus: 4, peloponnes: 3, rhodes: 3, deukalion: 3 };
const USUAL_BOT = "casual";

/** Sit down against bots at once. */
export async function playNow(game: string): Promise<void> {
  const bots = Array.from({ length: (USUAL[game] ?? 3) - 1 }, () => ({ kind: "bot" as const, bot: USUAL_BOT }));
  await sitDown({ game, seats: [{ kind: "person", name: settings.name || say("page-you") }, ...bots] });
}

/** Open a table and go there; what hinders is told. */
export async function sitDown(wish: NewTable): Promise<Opened | null> {
  try {
    const opened = await http.openTable(wish);
    const [host] = opened.links;
    if (host) {
      keep(host.token);
      go(`/table#${host.token}`);
    }
    return opened;
  } catch (error) {
    notify(say(error instanceof http.Declined ? `table-${error.problem.code}` : "table-broken"), "bad");
    return null;
  }
}
