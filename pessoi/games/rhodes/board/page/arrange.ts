/** Where the parts of an estate are in a room: in two columns, or in three rows. */
import type { Rect } from "$shell/lib/board";
import { fitting, flow, type Point } from "./geometry";

export interface Arrangement {
  purse: Rect;
  farm: Rect;
  markers: Rect;
  dock: Rect;
  tiles: Rect;
  store: Rect;
}

const GAP = 6;
/** From this width on, farm and warehouse are beside the tiles. */
const COLUMNS = 600;
/** The width of a marker, and how many fit into one line of the farm. */
const MARKER = 30;

export function arranged(w: number, h: number, markers: number): Arrangement {
  return w >= COLUMNS ? columns(w, h, markers) : rows(w, h, markers);
}

function columns(w: number, h: number, markers: number): Arrangement {
  const purse = { x: 0, y: 0, w: Math.max(46, Math.min(76, h * 0.33)), h };
  const left = purse.w + GAP;
  const side = Math.min(Math.max(470, h * 2.6), Math.max(300, w * 0.46)) - left;
  const slot = Math.min(Math.max(44, h * 0.24), (side - 38) / 10);
  const store = { x: left, y: h - slot - 8, w: side, h: slot + 8 };
  const top = store.y - GAP;
  const farm = { x: left, y: 0, w: Math.min(Math.max(104, top * 0.9), Math.max(78, top * 1.2)), h: top };
  const waiting = {
    x: farm.x + farm.w + GAP,
    y: 0,
    w: MARKER * Math.max(1, Math.min(1.5, top / 95)) * Math.ceil(markers / Math.max(1, Math.floor(top / 32))),
    h: top,
  };
  const dock = { x: waiting.x + waiting.w + GAP, y: 0, w: 0, h: top };
  dock.w = left + side - dock.x;
  const tiles = { x: left + side + GAP * 2, y: 0, w: w - left - side - GAP * 2, h };
  return { purse, farm, markers: waiting, dock, tiles, store };
}

function rows(w: number, h: number, markers: number): Arrangement {
  const slot = Math.min(34, (w - 32) / 10);
  const store = { x: 0, y: h - slot - 4, w, h: slot + 4 };
  const top = Math.max(34, Math.min(48, (h - store.h) * 0.36));
  const purse = { x: 0, y: 0, w: 66, h: top };
  const farm = { x: purse.w + GAP - 2, y: 0, w: Math.min(78, top * 1.75), h: top };
  const waiting = { x: farm.x + farm.w + GAP - 2, y: 0, w: 27 * markers, h: top };
  const x = waiting.x + waiting.w + GAP - 2;
  const dock = { x, y: 0, w: w - x, h: top };
  return {
    purse,
    farm,
    markers: waiting,
    dock,
    tiles: { x: 2, y: top + 4, w: w - 4, h: store.y - top - 8 },
    store,
  };
}

/** The size of tiles on an estate before they are fitted: farmland, developments, and the hut with its units. */
export const TILE = { land: 60, building: 52, hut: 132, tall: 64, gap: 4 };

export interface TilePlaces {
  places: Point[];
  scale: number;
  w(index: number): number;
  h: number;
}

/** The places of the tiles of an estate in a room: as large as they fit, but not larger than drawn well. */
export function tilePlaces(widths: number[], room: Pick<Rect, "w" | "h">): TilePlaces {
  const spaced = widths.map((width) => width + TILE.gap);
  const tall = TILE.tall + TILE.gap;
  const scale = fitting(spaced, tall, { w: room.w + TILE.gap, h: room.h + TILE.gap }, Math.max(1.7, room.h / 84));
  const { places, height } = flow(spaced, (room.w + TILE.gap) / scale, tall);
  const above = Math.max(0, (room.h + TILE.gap - height * scale) / 2);
  return {
    places: places.map(({ x, y }) => ({ x: x * scale, y: above + y * scale })),
    scale,
    w: (index) => (widths[index] ?? 0) * scale,
    h: TILE.tall * scale,
  };
}
