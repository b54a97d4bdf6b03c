import type { zeus } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import Board from "./Board.svelte";
import Dial from "./Dial.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";

export default {
  Board,
  Hand,
  Rival,
  Mat,
  plans: [
    { name: "wide", w: 1120, h: 530, cell: 52 },
    { name: "upright", w: 470, h: 900, cell: 52 },
  ],
  hand: { least: 116, share: 0.145, most: 210, strip: 60, stage: 400 },
  controls: { bid: { Control: Dial, where: "hand", small: true } },
  final: ["bid"],
  where: (view, words) => words.say("page-where", { auction: view.auctions, cards: view.draw_pile }),
} satisfies BoardKit<zeus.ZeusView>;
