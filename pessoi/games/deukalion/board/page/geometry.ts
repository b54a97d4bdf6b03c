/** The layout of the map: squares, land, the coastline, the path from square to square. */

export const CELL = 100;
/** Room for letters above and numbers at the left; a narrow shore at the other two sides. */
export const EDGE = 26;
const SHORE = 6;

const SEA = new Set(["~", "an", "st", "hy", "ca", "fi", "sa", "mo"]);
const COAST_NOISE = 9;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Point {
  x: number;
  y: number;
}

export interface Square extends Point {
  name: string;
  code: string;
}

/** The land of one code: its centre and its size. */
export interface Land extends Point {
  code: string;
  width: number;
  height: number;
}

/** What stands on a square of land, from its centre: a number with something beside it, and a row of pieces below. */
export interface Standing {
  number: Point & { scale: number };
  /** Where what is beside the number begins. */
  beside: number;
  pieces: { y: number; size: number };
}

/** How a land is filled where its name is written below its pieces. */
const NAMED: Standing = { number: { x: -30, y: -27, scale: 0.9 }, beside: -11, pieces: { y: 10, size: 33 } };
/** How it is filled where names could not be read: the chance to win needs the whole width there. */
const NAMELESS: Standing = { number: { x: -33, y: -23, scale: 1 }, beside: -14, pieces: { y: 25, size: 46 } };
export const standing = (named: boolean): Standing => (named ? NAMED : NAMELESS);

export interface Chart {
  width: number;
  height: number;
  columns: number;
  rows: number;
  squares: Square[];
  lands: Map<string, Land>;
  at: Map<string, Square>;
  coast: string;
}

export const middle = (index: number): number => EDGE + (index + 0.5) * CELL;
export const column = (index: number): string => String.fromCharCode(65 + index);
const nameOf = (x: number, y: number): string => `${column(x).toLowerCase()}${y + 1}`;
const isSea = (map: string[][], x: number, y: number): boolean => SEA.has(map[y]?.[x] ?? "");

/** The name of the first square of a code: G5. */
export function squareOf(map: string[][], code: string): string {
  const row = map.findIndex((cells) => cells.includes(code));
  return row < 0 ? "" : nameOf(map[row]?.indexOf(code) ?? 0, row).toUpperCase();
}

const drawn = new WeakMap<string[][], Chart>();

/** The layout of a map, computed once. */
export function chart(map: string[][]): Chart {
  const known = drawn.get(map) ?? lay(map);
  drawn.set(map, known);
  return known;
}

function lay(map: string[][]): Chart {
  const rows = map.length;
  const columns = map[0]?.length ?? 0;
  const cells = map.flatMap((row, y) => row.map((code, x) => ({ code, column: x, row: y })));
  const squares = cells
    .filter(({ code }) => SEA.has(code))
    .map(({ code, column: x, row: y }) => ({
      name: nameOf(x, y),
      code,
      x: middle(x),
      y: middle(y),
    }));
  const inland = Map.groupBy(
    cells.filter(({ code }) => !SEA.has(code)),
    ({ code }) => code,
  );
  return {
    width: EDGE + columns * CELL + SHORE,
    height: EDGE + rows * CELL + SHORE,
    columns,
    rows,
    squares,
    lands: new Map([...inland].map(([code, parts]) => [code, extent(code, parts)])),
    at: new Map(squares.map((square) => [square.name, square])),
    coast: coast(map),
  };
}

function extent(code: string, parts: { column: number; row: number }[]): Land {
  const across = parts.map((part) => part.column);
  const down = parts.map((part) => part.row);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  return {
    code,
    x: middle((left + right) / 2),
    y: middle((top + bottom) / 2),
    width: (right - left + 1) * CELL,
    height: (bottom - top + 1) * CELL,
  };
}

/** The edge of the sea as one path, ragged along land, straight at the edge of the map. */
function coast(map: string[][]): string {
  const edges = seaEdges(map);
  const loops: string[] = [];
  while (edges.size) loops.push(smooth(follow(map, edges)));
  return loops.join("");
}

type Edge = { from: readonly [number, number]; to: readonly [number, number] };

/** Every side of a sea square without a sea square beyond it, by its starting point, with the sea on its right. */
function seaEdges(map: string[][]): Map<string, Edge[]> {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const edges: Edge[] = [];
  map.forEach((row, y) =>
    row.forEach((_, x) => {
      if (!isSea(map, x, y)) return;
      STEPS.forEach(([dx, dy], side) => {
        const [start, end] = [corners[side], corners[(side + 1) % 4]];
        if (isSea(map, x + dx, y + dy) || !start || !end) return;
        edges.push({
          from: [x + start[0], y + start[1]],
          to: [x + end[0], y + end[1]],
        });
      });
    }),
  );
  return Map.groupBy(edges, ({ from }) => from.join());
}

function follow(map: string[][], edges: Map<string, Edge[]>): Point[] {
  const points: Point[] = [];
  let key: string | undefined = edges.keys().next().value;
  let last: Edge | undefined;
  while (key !== undefined && edges.has(key)) {
    const starting: Edge[] = edges.get(key) ?? [];
    const edge: Edge | undefined = starting.find((next) => last && turnsRight(last, next)) ?? starting[0];
    if (!edge) break;
    if (starting.length > 1)
      edges.set(
        key,
        starting.filter((other) => other !== edge),
      );
    else edges.delete(key);
    points.push(...ragged(map, edge));
    last = edge;
    key = edge.to.join();
  }
  return points;
}

/** Where two seas meet only at a corner, each edge continues around its own sea. */
function turnsRight(one: Edge, next: Edge): boolean {
  const [dx, dy] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  return next.to[0] - next.from[0] === -dy && next.to[1] - next.from[1] === dx;
}

function ragged(map: string[][], { from, to }: Edge): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const beyond = [(from[0] + to[0]) / 2 + dy * 0.5, (from[1] + to[1]) / 2 - dx * 0.5] as const;
  const shore = map[Math.floor(beyond[1])]?.[Math.floor(beyond[0])] !== undefined;
  return [0, 1 / 3, 2 / 3].map((part) => {
    const [x, y] = [from[0] + dx * part, from[1] + dy * part];
    const noise = shore && part ? COAST_NOISE * wobble(x, y) : 0;
    return { x: EDGE + x * CELL + dy * noise, y: EDGE + y * CELL - dx * noise };
  });
}

/** A fixed pseudo-random number between -1 and 1 for a point. */
const wobble = (x: number, y: number): number => {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

/** A closed curve that bends at every point. */
function smooth(points: Point[]): string {
  const between = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const bends = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${between(point, next)}`;
  });
  return `M${between(last, first)}${bends.join("")}Z`;
}

/** The shortest path over the sea including both ends; a straight line if there is none. */
export function way(chart: Chart, from: string, to: string): Square[] {
  const [start, goal] = [chart.at.get(from), chart.at.get(to)];
  if (!start || !goal) return [];
  const cameFrom = new Map<Square, Square | null>([[start, null]]);
  for (const square of cameFrom.keys()) {
    if (square === goal) break;
    for (const next of around(chart, square)) if (!cameFrom.has(next)) cameFrom.set(next, square);
  }
  if (!cameFrom.has(goal)) return [start, goal];
  const path: Square[] = [];
  for (let square: Square | null = goal; square; square = cameFrom.get(square) ?? null) path.unshift(square);
  return path;
}

function around(chart: Chart, { x, y }: Square): Square[] {
  const near = STEPS.map(([dx, dy]) => nameOf((x - EDGE) / CELL - 0.5 + dx, (y - EDGE) / CELL - 0.5 + dy));
  return near.flatMap((name) => chart.at.get(name) ?? []);
}
