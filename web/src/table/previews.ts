/** Previews of moves, each requested once per decision. */
import type { Preview } from "../lib/board";
import type { Answer } from "../lib/socket";

export class PreviewCache {
  #since: number | null = null;
  #found = new Map<string, Promise<Preview<never> | null>>();

  constructor(private readonly ask: (move: string) => Promise<Answer>) {}

  /** What a move of the decision that is open since a number would do; null if that is not known. */
  of(since: number, move: string): Promise<Preview<never> | null> {
    if (since !== this.#since) {
      this.#since = since;
      this.#found.clear();
    }
    const known = this.#found.get(move) ?? this.#request(move);
    this.#found.set(move, known);
    return known;
  }

  async #request(move: string): Promise<Preview<never> | null> {
    const answer = await this.ask(move);
    if (answer.type !== "move-previewed") return null;
    return { events: answer.events, view: (answer.changes["view"] ?? {}) as never };
  }
}
