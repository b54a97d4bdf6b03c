/** The arithmetic of the hand: sizes of gauges, tiles and scales in the room that the frame gives. */

/** Height by width of a small tile, and of the scales. */
export const TILE = 76 / 64;
const SCALES = 62 / 130;
const GAP = 4;
const MOST_ROWS = 3;
const LARGEST = 170;

/** The largest width at which some tiles fit into a room, in one or more rows. */
export function chainSize(count: number, wide: number, high: number): number {
  const sizes = Array.from({ length: MOST_ROWS }, (_, at) => {
    const rows = at + 1;
    const columns = Math.ceil(Math.max(1, count) / rows);
    return Math.min((wide - (columns - 1) * GAP) / columns, (high - (rows - 1) * GAP) / rows / TILE);
  });
  return Math.floor(Math.max(16, Math.min(LARGEST, Math.max(...sizes))));
}

export interface HandLayout {
  columns: number;
  gauge: { wide: number; high: number };
  chain: { wide: number; high: number };
  scales: number;
}

/** What fits into a hand: six gauges in one row, or in two where it is narrow; below them tiles and scales. */
export function handLayout(wide: number, high: number): HandLayout {
  const columns = wide >= 330 ? 6 : 3;
  const rows = 6 / columns;
  const gauge = {
    wide: (wide - (columns - 1) * 6) / columns,
    high: rows === 1 ? Math.max(42, Math.min(64, high * 0.32)) : 38,
  };
  const left = Math.max(30, high - rows * gauge.high - (rows - 1) * 4 - 8);
  const scales = Math.max(84, Math.min(200, left / SCALES, wide * 0.28));
  return {
    columns,
    gauge,
    chain: { wide: wide - scales - 12, high: left },
    scales,
  };
}
