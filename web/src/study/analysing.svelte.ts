/** Analyses of several finished games, one after the other, for what they say about the player. */
import { Declined } from "../lib/http";
import { keepLoss } from "../lib/losses";
import { problemOf } from "./problem";
import { analysis } from "./requests";

interface Finished {
  token: string;
  seat: number;
}

export class Analysing {
  /** The number of the game that is being analysed, from 1; 0 if none is. */
  game = $state(0);
  games = $state(0);
  /** The decisions of this game that are judged, and all. */
  done = $state(0);
  decisions = $state(0);
  /** The code of what went wrong. */
  problem = $state("");

  #leaving = new AbortController();

  /** Let the server stop. */
  close(): void {
    this.#leaving.abort();
  }

  /** Analyse games; `kept` is called after each of them. */
  async run(finished: Finished[], kept: () => void): Promise<void> {
    this.problem = "";
    this.games = finished.length;
    try {
      for (const [index, one] of finished.entries()) {
        this.game = index + 1;
        await this.#analyse(one);
        kept();
      }
    } catch (error) {
      if (!this.#leaving.signal.aborted) this.problem = problemOf(error);
    }
    this.game = 0;
  }

  async #analyse({ token, seat }: Finished): Promise<void> {
    const judged = new Set<number>();
    let complete = false;
    this.done = this.decisions = 0;
    for await (const result of analysis({ token }, this.#leaving.signal)) {
      if (result.type === "start") this.decisions = result.decisions;
      else if (result.type === "decision") this.done = judged.add(result.entry).size;
      else if (result.type === "summary") {
        keepLoss(token, seat, result);
        complete = result.final;
      }
    }
    if (!complete) throw new Declined({ code: "broken", detail: "" });
  }
}
