import type { peloponnes } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import BidControl from "./BidControl.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";

export default {
  Board,
  Hand,
  Rival,
  Mat,
  rivalHeight: 84,
  plans: [
    { name: "row", w: 1000, h: 560, cell: 150 },
    { name: "grid", w: 436, h: 920, cell: 128 },
  ],
  hand: { least: 132, share: 0.21, most: 320, strip: 64, stage: 400 },
  controls: { offer: { Control: BidControl, where: "hand", small: true } },
  lifts: ["extra", "pick", "earthquake", "storm", "finish"],
  where: (view, words) => words.say("page-round", { round: Math.max(1, view.round), rounds: view.rounds }),
} satisfies BoardKit<peloponnes.PeloponnesView>;
