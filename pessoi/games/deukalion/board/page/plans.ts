/** The arrangements of the board, and where its parts are in each of them. */
import type { Plan, Rect } from "$shell/lib/board";

export interface Parts {
  map: Rect;
  track: Rect;
  contracts?: Rect;
  underworld?: Rect;
  piles?: Rect;
  arena?: Rect;
  /** Where the arena is while something happens in it, on screens on which its usual place is too small. */
  enlarged?: Rect;
}

const SIDE: Parts = {
  map: { x: 14, y: 14, w: 690, h: 542 },
  track: { x: 14, y: 562, w: 690, h: 44 },
  contracts: { x: 714, y: 14, w: 282, h: 142 },
  underworld: { x: 714, y: 164, w: 136, h: 148 },
  piles: { x: 858, y: 164, w: 138, h: 148 },
  arena: { x: 714, y: 320, w: 282, h: 286 },
};
const STACKED: Parts = {
  map: { x: 12, y: 12, w: 616, h: 484 },
  track: { x: 12, y: 500, w: 616, h: 40 },
  contracts: { x: 12, y: 546, w: 258, h: 132 },
  underworld: { x: 276, y: 546, w: 110, h: 132 },
  arena: { x: 392, y: 546, w: 236, h: 132 },
  enlarged: { x: 12, y: 336, w: 616, h: 342 },
};
const UPRIGHT: Parts = {
  map: { x: 12, y: 12, w: 616, h: 484 },
  track: { x: 12, y: 500, w: 616, h: 40 },
  contracts: { x: 12, y: 546, w: 430, h: 128 },
  underworld: { x: 448, y: 546, w: 180, h: 128 },
  arena: { x: 12, y: 680, w: 430, h: 128 },
  piles: { x: 448, y: 680, w: 180, h: 128 },
  enlarged: { x: 12, y: 500, w: 616, h: 308 },
};
const BARE: Parts = {
  map: { x: 12, y: 12, w: 616, h: 484 },
  track: { x: 12, y: 500, w: 616, h: 44 },
  enlarged: { x: 66, y: 260, w: 508, h: 284 },
};

export const PARTS: Record<string, Parts> = {
  side: SIDE,
  upright: UPRIGHT,
  stacked: STACKED,
  bare: BARE,
};

/** The arena that is wider than high is drawn at this size and then enlarged. */
export const FLAT = { w: 236, h: 131 };

/** From this scale on there is room for words beside the map. */
export const WORDY = 0.7;

/** Squares smaller than this in px show neither names nor anything else that could not be read. */
export const LEGIBLE = 48;

const frames = ({ map, contracts, arena }: Parts): Record<string, Rect> => ({
  map,
  ...(contracts ? { contracts } : {}),
  ...(arena ? { arena } : {}),
});

export const PLANS: Plan[] = [
  { name: "side", w: 1010, h: 620, cell: 74, frames: frames(SIDE) },
  { name: "upright", w: 640, h: 820, cell: 66, frames: frames(UPRIGHT) },
  { name: "stacked", w: 640, h: 690, cell: 66, frames: frames(STACKED) },
  {
    name: "bare",
    w: 640,
    h: 556,
    cell: 66,
    only: "low",
    aside: ["contracts", "underworld"],
    frames: frames(BARE),
  },
];
