/** The two arrangements of the board: where its parts are, in px of the plan. */
import type { Plan, Rect } from "$shell/lib/board";

export type PartName = "harbour" | "missions" | "order" | "production" | "places" | "tiles" | "score";

const WIDE: Record<PartName, Rect> = {
  harbour: { x: 24, y: 24, w: 510, h: 352 },
  missions: { x: 26, y: 382, w: 436, h: 132 },
  order: { x: 542, y: 26, w: 444, h: 106 },
  production: { x: 542, y: 138, w: 444, h: 148 },
  places: { x: 542, y: 292, w: 444, h: 96 },
  tiles: { x: 468, y: 393, w: 520, h: 122 },
  score: { x: 0, y: 0, w: 1010, h: 540 },
};

const TALL: Record<PartName, Rect> = {
  harbour: { x: 8, y: 8, w: 318, h: 224 },
  missions: { x: 330, y: 9, w: 98, h: 223 },
  order: { x: 8, y: 238, w: 420, h: 90 },
  production: { x: 8, y: 334, w: 306, h: 106 },
  places: { x: 8, y: 446, w: 306, h: 88 },
  tiles: { x: 7, y: 540, w: 422, h: 104 },
  score: { x: 320, y: 334, w: 108, h: 200 },
};

/** The width of the band along the frame of the wide plan. */
export const BAND = 20;
/** The width along the frame in which no other part is. */
export const CLEAR = 24;

export const PARTS: Record<string, Record<PartName, Rect>> = { wide: WIDE, tall: TALL };

/** A part with some room around it, for the camera. */
const near = ({ x, y, w, h }: Rect): Rect => ({ x: x - 6, y: y - 6, w: w + 12, h: h + 12 });

function framesOf(parts: Record<PartName, Rect>): Record<string, Rect> {
  const { harbour, production, places, tiles, missions, order } = parts;
  const named = { harbour, production, places, tiles, missions, order };
  return Object.fromEntries(Object.entries(named).map(([name, part]) => [name, near(part)]));
}

export const plans: Plan[] = [
  { name: "wide", w: 1010, h: 540, cell: 58, frames: framesOf(WIDE) },
  { name: "tall", w: 436, h: 652, cell: 46.5, frames: framesOf(TALL) },
];
