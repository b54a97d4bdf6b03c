/** An analysis while it arrives: decisions in the order of the record, the curve, and the conclusions. */
import { Declined } from "../lib/http";
import type { AnalysisStart, AnalysisSummary, CurvePoint, JudgedDecision } from "../made/wire";
import { curveOf, withDecision } from "./curve";
import { analysis, type Source } from "./requests";

export class Analysis {
  start = $state.raw<AnalysisStart | null>(null);
  decisions = $state.raw<JudgedDecision[]>([]);
  summary = $state.raw<AnalysisSummary | null>(null);
  /** Whether it waits for another analysis to end. */
  waiting = $state(false);
  /** The code of what went wrong. */
  problem = $state("");
  readonly curve: CurvePoint[] = $derived(this.summary?.curve ?? curveOf(this.decisions));
  readonly complete: boolean = $derived(this.summary?.final ?? false);

  #leaving = new AbortController();

  constructor(source: Source) {
    void this.#read(source);
  }

  /** Let the server stop. */
  close(): void {
    this.#leaving.abort();
  }

  async #read(source: Source): Promise<void> {
    try {
      for await (const result of analysis(source, this.#leaving.signal)) {
        this.waiting = result.type === "waiting";
        if (result.type === "waiting") continue;
        if (result.type === "start") this.start = result;
        else if (result.type === "summary") this.summary = result;
        else this.decisions = withDecision(this.decisions, result);
      }
      if (!this.complete) this.problem = "broken";
    } catch (error) {
      this.problem = error instanceof Declined ? error.problem.code : "unreachable";
    }
  }
}
