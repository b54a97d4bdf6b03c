/** Where the game is: the round, and what is done in it. */
import type { peloponnes } from "$made/wire";
import type { GameWords } from "$shell/lib/words.svelte";

const PHASES: Record<string, string> = {
  bid: "auction",
  amount: "auction",
  displaced: "auction",
  place: "placing",
  pick: "income",
  earthquake: "disasters",
  storm: "disasters",
  feed: "supply",
  finish: "supply",
};

export function where(view: peloponnes.PeloponnesView, words: GameWords): string {
  const round = words.say("page-round", {
    round: Math.max(1, view.round),
    rounds: view.rounds,
  });
  const phase = PHASES[view.asked ?? ""];
  return phase
    ? words.say("page-where", {
        round,
        phase: words.say(`page-phase-${phase}`),
      })
    : round;
}
