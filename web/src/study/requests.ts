/** Requests of the pages of `/study`. */
import { ask, Declined, json } from "../lib/http";
import type { AnalysisResult, Moment, PuzzleAnswer, PuzzleList, PuzzleView } from "../made/wire";

/** What is studied: the finished game of a token, or a record. */
export type Source = { token: string } | { record: string };

/** Another analysis from this address is running; this one is asked for again. */
export interface Waiting {
  type: "waiting";
}
const PATIENCE = 3000;

/** Analyse a game; the results come as they are found. */
export async function* analysis(source: Source, signal: AbortSignal): AsyncGenerator<AnalysisResult | Waiting> {
  const [token, record] = "token" in source ? [source.token, ""] : [undefined, source.record];
  for (;;) {
    try {
      const { body } = await ask("/api/analysis", token, { record }, { signal });
      if (!body) throw new Declined({ code: "broken", detail: "" });
      for await (const line of linesOf(body)) yield JSON.parse(line) as AnalysisResult;
      return;
    } catch (error) {
      if (!(error instanceof Declined) || error.problem.code !== "busy") throw error;
    }
    yield { type: "waiting" };
    await new Promise((done) => setTimeout(done, PATIENCE));
    signal.throwIfAborted();
  }
}

/** The lines of a stream of text. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    yield* lines.filter((line) => line !== "");
    if (done) return;
  }
}

/** What a seat saw after an entry, and what it had to decide. */
export const momentOf = (source: Source, seat: number, entry: number): Promise<Moment> =>
  "token" in source
    ? json(`/api/moment?entry=${entry}&seat=${seat}`, source.token)
    : json("/api/analysis/moment", undefined, { record: source.record, seat, entry });

export const puzzles = (game: string): Promise<PuzzleList> => json(`/api/puzzles?game=${encodeURIComponent(game)}`);
export const puzzle = (id: string): Promise<PuzzleView> => json(`/api/puzzles/${encodeURIComponent(id)}`);
/** Answer a puzzle; with the person's rating, the answer counts for that of the puzzle. */
export const answerPuzzle = (id: string, move: string, rating: number | null): Promise<PuzzleAnswer> =>
  json(`/api/puzzles/${encodeURIComponent(id)}`, undefined, { move, rating });
