/** How much the player's decisions lost in analysed games, kept in this browser by the token of the table. */
import type { AnalysisSummary } from "../made/wire";
import { tokens } from "./tokens";

const KEY = "pessoi-losses";

/** The mean loss per decision of every analysed game, by token. */
export function losses(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Keep what a finished analysis says about a seat, if the table is one of this browser. */
export function keepLoss(token: string, seat: number, { final, sums }: AnalysisSummary): void {
  const held = tokens();
  const own = sums.find((sum) => sum.seat === seat);
  if (!final || !own?.decisions || !held.includes(token)) return;
  const others = Object.entries(losses()).filter(([other]) => other !== token && held.includes(other));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [token, own.mean_loss]])));
  } catch {
    // Without room nothing is kept; the game can be analysed again.
  }
}
