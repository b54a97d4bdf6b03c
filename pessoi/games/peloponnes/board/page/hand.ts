/** The arithmetic of the hand: sizes of gauges, tiles and scales in the room that the frame gives. */

/** Height by width of a small tile, and of the scales. */
export const TILE = 76 / 64;
const SCALES = 62 / 130;
const GAP = 4;
const MOST_ROWS = 3;
const LARGEST = 170;
const CLEARLY = 1.1;

/** The largest width at which some tiles fit into a room; in more rows only where that makes them clearly larger. */
export function chainSize(count: number, wide: number, high: number): number {
  const sizes = Array.from({ length: MOST_ROWS }, (_, at) => {
    const rows = at + 1;
    const columns = Math.ceil(Math.max(1, count) / rows);
    return Math.min((wide - (columns - 1) * GAP) / columns, (high - (rows - 1) * GAP) / rows / TILE);
  });
  const most = Math.max(...sizes);
  const size = sizes.find((one) => one * CLEARLY >= most) ?? most;
  return Math.floor(Math.max(16, Math.min(LARGEST, size)));
}

export interface HandLayout {
  columns: number;
  gauge: { wide: number; high: number };
  chain: { wide: number; high: number };
  /** The width of the scales; 0 if there is room for their numbers only. */
  scales: number;
}

/** The width of the numbers of the scales, and that of a tile below which they replace the scales. */
const NUMBERS = 56;
const SMALL = 60;
/** The width of the scales below which their numbers are illegible. */
const LEGIBLE = 100;
const BETWEEN = 12;
const BELOW = 8;

/** What fits into a hand: six gauges in one row, or in two where it is narrow; below them some tiles and the scales. */
export function handLayout(wide: number, high: number, tiles: number): HandLayout {
  const columns = wide >= 330 ? 6 : 3;
  const rows = 6 / columns;
  const most = wide > 1600 ? 84 : 64;
  const least = rows === 2 ? 38 : wide < 600 ? 44 : Math.max(42, Math.min(most, high * 0.32));
  const left = Math.max(30, high - rows * least - (rows - 1) * 4 - BELOW);
  const drawn = Math.max(84, Math.min(Math.max(200, wide * 0.14), left / SCALES, wide * 0.28));
  const sizes = [drawn, NUMBERS].map((beside) => chainSize(tiles, wide - beside - BETWEEN, left));
  const scales = drawn < LEGIBLE || (sizes[0]! < SMALL && sizes[1]! > sizes[0]!) ? 0 : drawn;
  const chain = wide - (scales || NUMBERS) - BETWEEN;
  const used = Math.max(chainHeight(tiles, chain, left), scales * SCALES);
  const gauge = rows === 1 ? Math.max(least, Math.min(most, high - used - BELOW)) : least;
  return {
    columns,
    gauge: { wide: (wide - (columns - 1) * 6) / columns, high: gauge },
    chain: { wide: chain, high: left - rows * (gauge - least) },
    scales,
  };
}

/** The height of some tiles in a room. */
function chainHeight(count: number, wide: number, high: number): number {
  const size = chainSize(count, wide, high);
  const columns = Math.max(1, Math.floor((wide + GAP) / (size + GAP)));
  return Math.ceil(count / columns) * (size * TILE + GAP) - GAP;
}
