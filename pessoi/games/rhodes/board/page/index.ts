import type { rhodes } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";

export default {
  Board,
  Hand,
  Rival,
  Mat,
  plans: [
    { name: "wide", w: 1300, h: 530, cell: 52 },
    { name: "tall", w: 436, h: 1070, cell: 46 },
  ],
  hand: { least: 132, share: 0.175, most: 250, strip: 64, stage: 400 },
  lifts: ["effect", "boat", "load", "give", "sell", "drop"],
  where: (view, words) => words.say("board-round", { round: view.round }),
} satisfies BoardKit<rhodes.RhodesView>;
