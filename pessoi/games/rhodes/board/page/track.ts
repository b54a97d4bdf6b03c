/** The score track: fifty fields along the frame, or in a block, and a second lap above them. */
import type { Rect } from "$shell/lib/board";
import type { Point } from "./geometry";

export const FIELDS = 50;
/** The fields along the upper side and the left side of the frame; the other sides have as many. */
const ACROSS = 16;
const DOWN = 9;
/** The columns of the block. */
const COLUMNS = 5;

/** The middles of all fields along a frame whose band has a width, clockwise from the upper left corner. */
export function alongFrame({ w, h }: Rect, band: number): Point[] {
  const [left, top, right, bottom] = [band / 2, band / 2, w - band / 2, h - band / 2];
  const [across, down] = [(right - left) / ACROSS, (bottom - top) / DOWN];
  return Array.from({ length: FIELDS }, (_, field) => {
    if (field < ACROSS) return { x: left + field * across, y: top };
    if (field < ACROSS + DOWN) return { x: right, y: top + (field - ACROSS) * down };
    if (field < 2 * ACROSS + DOWN) return { x: right - (field - ACROSS - DOWN) * across, y: bottom };
    return { x: left, y: bottom - (field - 2 * ACROSS - DOWN) * down };
  });
}

/** The middles of all fields in a block, from the lower left corner upwards and to and fro. */
export function inBlock({ w, h }: Pick<Rect, "w" | "h">): Point[] {
  const rows = FIELDS / COLUMNS;
  return Array.from({ length: FIELDS }, (_, field) => {
    const row = Math.floor(field / COLUMNS);
    const column = row % 2 ? COLUMNS - 1 - (field % COLUMNS) : field % COLUMNS;
    return { x: ((column + 0.5) * w) / COLUMNS, y: h - ((row + 0.5) * h) / rows };
  });
}

/** The field of a number of points, and how often the track was gone round before. */
export const fieldOf = (points: number): { field: number; laps: number } => ({
  field: ((points % FIELDS) + FIELDS) % FIELDS,
  laps: Math.max(0, Math.floor(points / FIELDS)),
});

/** Where the tokens of some seats are on one field: beside each other, around its middle. */
export function beside(count: number, index: number, apart: number): number {
  return (index - (count - 1) / 2) * apart;
}
