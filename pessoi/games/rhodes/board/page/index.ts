import type { rhodes } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import Board from "./Board.svelte";
import Amount from "./controls/Amount.svelte";
import Basket from "./controls/Basket.svelte";
import Joker from "./controls/Joker.svelte";
import OtherChip from "./controls/OtherChip.svelte";
import Payment from "./controls/Payment.svelte";
import { explain } from "./explain";
import Hand from "./Hand.svelte";
import { log } from "./log";
import LogIcon from "./LogIcon.svelte";
import Mat from "./Mat.svelte";
import { plans } from "./plans";
import { describe } from "./prompt";
import Rival from "./Rival.svelte";
import { animations } from "./timeline";

/** The part of the board in which a decision is made, if it is on the board. */
const FRAMES: Record<string, string> = {
  start: "tiles",
  produce: "production",
  boat: "harbour",
  load: "harbour",
  paid: "harbour",
  ship: "harbour",
  name: "harbour",
  mission: "missions",
  give: "missions",
  sell: "places",
  offer: "places",
  hall: "tiles",
  order: "order",
};

export default {
  Board,
  plans,
  Hand,
  hand: { least: 132, share: 0.175, most: 250, strip: 64, stage: 400 },
  Rival,
  Mat,
  score: ({ seats, asked }, owner) => (asked === null ? seats[owner]?.score : seats[owner]?.points) ?? null,
  where: (view, words) => {
    const round = words.say("board-round", { round: view.round });
    return view.last_round ? words.say("page-both", { first: round, second: words.say("board-last-round") }) : round;
  },
  controls: {
    paid: { Control: Payment, where: "prompt" },
    offer: { Control: Amount, where: "prompt" },
    ship: { Control: Basket, where: "prompt" },
    name: { Control: Joker, where: "prompt" },
    produce: { Control: OtherChip, where: "prompt" },
  },
  describe,
  buttons: ({ moves }) => moves.filter(({ kind }) => kind === "stop" || kind === "idle"),
  frameOf: (asked) => FRAMES[asked],
  lifts: ["effect", "boat", "load", "give", "sell", "drop", "grow"],
  final: ["mission", "offer", "paid"],
  explain,
  log,
  LogIcon,
  result: {
    icons: {
      farm: "place-farm",
      deliveries: "place-harbour",
      missions: "points",
      temple: "place-temple",
      money: "money",
      gold: "gold",
    },
    tie: ["end-tie"],
  },
  animations,
} satisfies BoardKit<rhodes.RhodesView>;
