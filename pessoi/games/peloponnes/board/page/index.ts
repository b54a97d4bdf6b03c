import type { peloponnes } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import { animations } from "./animations";
import Board from "./Board.svelte";
import { buttons, describe } from "./decisions";
import { explain } from "./explain";
import FeedControl from "./FeedControl.svelte";
import Hand from "./Hand.svelte";
import { log } from "./log";
import LogIcon from "./LogIcon.svelte";
import Mat from "./Mat.svelte";
import { plans } from "./plans";
import { result } from "./result";
import Rival from "./Rival.svelte";
import { where } from "./where";

export default {
  Board,
  Hand,
  Rival,
  Mat,
  rivalHeight: 84,
  plans,
  hand: { least: 132, share: 0.21, most: 320, strip: 64, stage: 400 },
  controls: { feed: { Control: FeedControl, where: "hand", small: true } },
  lifts: ["extra", "pick", "earthquake", "storm", "finish"],
  final: ["choose", "conquer", "pass", "shift", "withdraw", "build", "mark", "forgo", "lose", "pay", "done"],
  frameOf: (asked) => FRAMES[asked],
  where,
  buttons,
  describe,
  explain,
  log,
  LogIcon,
  result,
  animations,
} satisfies BoardKit<peloponnes.PeloponnesView>;

const FRAMES: Record<string, string> = {
  bid: "tiles",
  amount: "tiles",
  displaced: "tiles",
  place: "tiles",
};
