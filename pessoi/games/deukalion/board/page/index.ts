import type { deukalion } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import Board from "./Board.svelte";
import Cup from "./Cup.svelte";
import Hand from "./Hand.svelte";
import Mat from "./Mat.svelte";
import Rival from "./Rival.svelte";

/** Decisions that are made on the map alone. */
const ON_MAP = ["anchors", "flee", "displace", "hydra-away", "summon"];

export default {
  Board,
  Hand,
  Rival,
  Mat,
  plans: [
    { name: "side", w: 1090, h: 700, cell: 74 },
    { name: "stacked", w: 640, h: 960, cell: 66, frames: { map: { x: 0, y: 0, w: 640, h: 530 } } },
    { name: "bare", w: 900, h: 660, cell: 66, only: "low", aside: ["contracts", "underworld"] },
  ],
  hand: { least: 132, share: 0.19, most: 260, strip: 64, stage: 400 },
  controls: { cup: { Control: Cup, where: "hand" } },
  frameOf: (asked) => (ON_MAP.includes(asked) ? "map" : undefined),
  lifts: ["hermes", "alarm", "answer", "defeat", "shade", "hand-in", "drawn"],
  secret: ["hermes", "alarm", "answer", "defeat", "drawn", "claim"],
  final: ["attack", "cup", "conquer"],
  where: (view, words, names) => words.say("page-deukalion-active", { name: names[view.active] ?? "" }),
} satisfies BoardKit<deukalion.DeukalionView>;
