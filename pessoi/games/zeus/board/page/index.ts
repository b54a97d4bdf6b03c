import type { Decision, MoveView, zeus } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import type { GameWords } from "$shell/lib/words.svelte";
import { animations } from "./animations";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { explain } from "./explain";
import { PLANS } from "./geometry";
import Hand from "./Hand.svelte";
import { log } from "./log";
import LogIcon from "./LogIcon.svelte";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";
import StoneButton from "./StoneButton.svelte";

/** The kinds of moves that are buttons, the main one first. */
const BUTTONS = ["auction", "pass", "note", "forget", "claim"];

const buttons = ({ moves }: Decision): MoveView[] =>
  moves
    .filter(({ kind }) => BUTTONS.includes(kind))
    .sort((one, other) => BUTTONS.indexOf(one.kind) - BUTTONS.indexOf(other.kind));

/** Where the game is: the auction with the bids so far, the cards left, the final turns, or the end. */
function where(view: zeus.ZeusView, words: GameWords): string {
  if (view.ending !== null) return words.say("page-where-over");
  if (view.final_turns !== null) return words.say("board-final-turns", { count: view.final_turns });
  const bids = view.seats.filter(({ sealed }) => sealed).length;
  const all = bids + view.actors.length;
  const values = { auction: view.auctions, cards: view.draw_pile, bids, all };
  return words.say(view.asked === "bid" ? "page-where-bids" : "page-where", values);
}

const stone = { Control: StoneButton, where: "prompt" } as const;

export default {
  Board,
  Hand,
  Rival,
  Mat,
  plans: PLANS,
  hand: { least: 116, share: 0.145, most: 210, strip: 60, stage: 400 },
  controls: { "stone-build": stone, "stone-free": stone },
  final: ["bid", "build", "stone-build", "stone-free", "stone-extend", "stone-join"],
  secret: ["bid"],
  where,
  buttons,
  describe,
  explain,
  log,
  LogIcon,
  result: {
    icons: { money: "oxen", small: "temple-1", medium: "temple-2", large: "temple-3", bonus: "peninsula" },
    tie: ["score-tie"],
  },
  animations,
} satisfies BoardKit<zeus.ZeusView>;
