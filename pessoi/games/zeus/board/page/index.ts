import type { zeus } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import { animations } from "./animations";
import Board from "./Board.svelte";
import { PLANS } from "./geometry";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";

export default {
  Board,
  Hand,
  Rival,
  Mat,
  plans: PLANS,
  hand: { least: 116, share: 0.145, most: 210, strip: 60, stage: 400 },
  final: ["bid"],
  where: (view, words) => words.say("page-where", { auction: view.auctions, cards: view.draw_pile }),
  animations,
} satisfies BoardKit<zeus.ZeusView>;
