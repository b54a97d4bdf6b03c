import type { Decision, deukalion, MoveView } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import { animations } from "./animations";
import BackAmount from "./BackAmount.svelte";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Hand from "./Hand.svelte";
import LeftToDo from "./LeftToDo.svelte";
import log from "./log";
import LogIcon from "./LogIcon.svelte";
import Mat from "./Mat.svelte";
import { PLANS } from "./plans";
import Rival from "./Rival.svelte";
import { describe } from "./second";
import { WINDOWS } from "./windows";

/** Decisions that are made on the map alone. */
const ON_MAP = ["anchors", "flee", "displace", "hydra-away", "summon", "strike"];
/** Moves that are buttons, the main one first. */
const BUTTONS = ["done", "card", "pass", "point", "rest"];

const buttons = ({ moves }: Decision): MoveView[] =>
  BUTTONS.flatMap((kind) => moves.find((move) => move.kind === kind) ?? []);

/** Whether ending the move would give up a contract that can be fulfilled now. */
const asksFirst = (_: deukalion.DeukalionView, { moves }: Decision, { kind }: MoveView): boolean =>
  kind === "done" && moves.some((move) => move.kind === "fulfil");

export default {
  Board,
  Hand,
  Rival,
  Mat,
  plans: PLANS,
  hand: { least: 132, share: 0.19, most: 260, strip: 64, stage: 400 },
  controls: {
    done: { Control: LeftToDo, where: "prompt" },
    card: { Control: LeftToDo, where: "prompt" },
    back: { Control: BackAmount, where: "prompt" },
  },
  buttons,
  describe,
  explain,
  asksFirst,
  frameOf: (asked) => (ON_MAP.includes(asked) ? "map" : undefined),
  lifts: ["hand-in"],
  secret: [...WINDOWS, "claim"],
  final: ["attack", "cup", "conquer"],
  where: (view, words, names) =>
    words.say("page-deukalion-where", {
      name: names[view.active] ?? "",
      count: view.middle_die ?? 0,
    }),
  log,
  LogIcon,
  result: {
    icons: { cards: "points", contracts: "contract", towns: "town" },
    tie: ["victory-ranking"],
  },
  animations,
} satisfies BoardKit<deukalion.DeukalionView>;
