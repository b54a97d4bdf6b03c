/** The campaign of a game, kept in this browser as the file that the terminal uses too. */
import type { CampaignRequest, CampaignView } from "../made/wire";
import * as http from "../lib/http";
import { createTable, takeHostSeat } from "../lib/start";
import { keep } from "../lib/tokens";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { currentLanguage, say } from "../lib/words.svelte";

/** The file, and the token of the table at which the current level is played. */
interface Kept {
  file: string;
  token: string;
}

const keyOf = (game: string): string => `pessoi-campaign-${game}`;

export function kept(game: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Kept>;
    return { file: String(found.file ?? ""), token: String(found.token ?? "") };
  } catch {
    return { file: "", token: "" };
  }
}

export class Campaign {
  view = $state.raw<CampaignView | null>(null);
  /** Why the last request was refused. */
  problem = $state("");

  constructor(readonly game: string) {}

  /** Read the campaign; a level that was finished at its table is entered. */
  async open(): Promise<void> {
    const { file, token } = kept(this.game);
    await this.#ask({ file, record: token ? await playedAt(token) : "" }, token);
  }

  /** Replace the campaign by that of a file, or by a new one. */
  replace = (file: string): Promise<boolean> => this.#ask({ file }, "");

  async begin(choice: string): Promise<void> {
    if (await this.#ask({ file: this.#file, choice }, "")) await this.play();
  }

  giveUp = (): Promise<boolean> => this.#ask({ file: this.#file, give_up: true }, "");

  /** Go to the table of the current level, and set it up if it is not known here. */
  async play(): Promise<void> {
    const { token } = kept(this.game);
    if (token) return go(`/table#${token}`);
    const seats = [{ kind: "person" as const, name: settings.name || say("page-you") }];
    const created = await createTable({ record: this.view?.playing ?? "", seats });
    const [host] = created?.links ?? [];
    if (!created || !host) return;
    this.#keep(this.#file, host.token);
    keep(host.token);
    takeHostSeat(created);
  }

  get #file(): string {
    return this.view?.file ?? "";
  }

  #keep(file: string, token: string): void {
    localStorage.setItem(keyOf(this.game), JSON.stringify({ file, token } satisfies Kept));
  }

  async #ask(request: CampaignRequest, token: string): Promise<boolean> {
    try {
      const view = await http.campaign(this.game, currentLanguage(), request);
      this.view = view;
      this.problem = "";
      this.#keep(view.file, view.playing ? token : "");
      return true;
    } catch (error) {
      if (!(error instanceof http.Declined) || (!this.view && error.problem.code === "unreachable")) throw error;
      this.problem = error.problem.detail || say(`table-${error.problem.code}`);
      return false;
    }
  }
}

/** The record of a level as far as it was played; empty if its table is gone. */
async function playedAt(token: string): Promise<string> {
  try {
    return await http.record(token);
  } catch (error) {
    if (error instanceof http.Declined && error.problem.code !== "unreachable") return "";
    throw error;
  }
}
