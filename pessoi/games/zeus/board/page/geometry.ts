/** Where everything is on the two plans of the board: peninsulas that extend from two coasts into one sea. */
import type { zeus } from "$made/wire";
import type { Plan } from "$shell/lib/board";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** One peninsula: the box of its plots, the outline of its land, the land that joins it to the coast, its name. */
export interface Land {
  index: number;
  plots: Box;
  outline: string;
  neck: string;
  name: Point;
}

/** One plan of the board; `isle` has the piles and the temples left if they are not in the agora. */
export interface Sea {
  width: number;
  height: number;
  /** The thickness of the frame around the sea. */
  frame: number;
  cell: number;
  coasts: Box[];
  lands: Land[];
  agora: Box;
  isle: Box | null;
}

/** The largest side of a plot, with the gap to the next. */
export const CELL = 52;
/** The side of a plot without the gap. */
export const PLOT = 48;
const PAD = 10;
const NECK = 16;
/** How far a neck reaches into its coast, so that no line is between them. */
const OVERLAP = 3;

const LYING = { name: "wide", w: 720, h: 524, cell: CELL };
const STANDING = { name: "upright", w: 436, h: 668, cell: CELL };
export const PLANS: Plan[] = [LYING, STANDING];

interface Grid {
  index: number;
  columns: number;
  rows: number;
}

function grids(plots: zeus.PlotView[]): Grid[] {
  const count = Math.max(...plots.map((plot) => plot.peninsula)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const own = plots.filter((plot) => plot.peninsula === index);
    const columns = Math.max(...own.map((plot) => plot.column)) + 1;
    const rows = Math.max(...own.map((plot) => plot.row)) + 1;
    return { index, columns, rows };
  });
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
const most = (numbers: number[]): number => Math.max(0, ...numbers);

// -- the plan for lying stages ---------------------------------------------------------------------

const WIDE = { frame: 16.5, coast: 36, agora: { width: 672, height: 98 }, strait: 10 };

/** Coasts in the north and the south; the agora between them. */
function wide(all: Grid[]): Sea {
  const { w: width, h: height } = LYING;
  const { frame, coast, agora, strait } = WIDE;
  const half = Math.floor(all.length / 2);
  const sides = [all.slice(0, half), all.slice(half)];
  const rows = sum(sides.map((side) => most(side.map((land) => land.rows))));
  const down = height - 2 * (coast + NECK) - 4 * PAD - agora.height - 2 * strait;
  const across = Math.min(
    ...sides.map(
      (side) =>
        (width - 2 * frame - side.length * 2 * PAD - (side.length + 1) * 8) / sum(side.map((land) => land.columns)),
    ),
  );
  const cell = Math.min(CELL, down / rows, across);
  const lands = sides.flatMap((side, south) => {
    const free = width - 2 * frame - sum(side.map((land) => land.columns * cell + 2 * PAD));
    const gap = free / (side.length + 1);
    return side.map((land, place) => {
      const before = sum(side.slice(0, place).map((other) => other.columns * cell + 2 * PAD));
      const plots = {
        x: frame + gap * (place + 1) + before + PAD,
        y: south ? height - coast - NECK - PAD - land.rows * cell : coast + NECK + PAD,
        width: land.columns * cell,
        height: land.rows * cell,
      };
      const middle = plots.x + plots.width / 2;
      const [sea, shore] = south ? [plots.y + plots.height, height - coast] : [plots.y, coast];
      return {
        index: land.index,
        plots,
        outline: outline(around(plots), land.index),
        neck: neckDown(middle, Math.min(52, plots.width * 0.4), sea, shore),
        name: { x: middle, y: south ? height - coast - 2 : coast + 2 },
      };
    });
  });
  return {
    width,
    height,
    frame,
    cell,
    coasts: [
      { x: 0, y: 0, width, height: coast },
      { x: 0, y: height - coast, width, height: coast },
    ],
    lands,
    agora: {
      ...agora,
      x: (width - agora.width) / 2,
      y: coast + NECK + 2 * PAD + most((sides[0] ?? []).map((land) => land.rows)) * cell + strait,
    },
    isle: null,
  };
}

// -- the plan for upright stages -------------------------------------------------------------------

const UPRIGHT = { frame: 14.5, coast: 31, agora: { width: 186, height: 124 }, isle: 100 };

/** Coasts in the west and the east; the agora is second in the east. */
function upright(all: Grid[]): Sea {
  const { w: width, h: height } = STANDING;
  const { frame, coast, agora, isle } = UPRIGHT;
  const west: (Grid | null)[] = all.filter((_, place) => place % 2 === 0);
  const east: (Grid | null)[] = all.filter((_, place) => place % 2 === 1);
  east.splice(1, 0, null);
  const sides = [west, east];
  const room = height - 2 * frame;
  const cell = Math.min(
    CELL,
    ...sides.map((side) => {
      const fixed = sum(side.map((land) => (land ? 2 * PAD : agora.height))) + (side.length + 1) * 4;
      return (room - fixed) / sum(side.map((land) => land?.rows ?? 0));
    }),
    (width - 2 * coast - 4 * PAD - 8) / (2 * most(all.map((land) => land.columns))),
  );
  const high = (land: Grid | null): number => (land ? land.rows * cell + 2 * PAD : agora.height);
  const tops = sides.map((side) => {
    const gap = (room - sum(side.map(high))) / (side.length + 1);
    return side.map((_, place) => frame + gap * (place + 1) + sum(side.slice(0, place).map(high)));
  });
  const lands = sides.flatMap((side, east) =>
    side.flatMap((land, place) => {
      if (!land) return [];
      const plots = {
        x: east ? width - coast - PAD - land.columns * cell : coast + PAD,
        y: (tops[east]?.[place] ?? 0) + PAD,
        width: land.columns * cell,
        height: land.rows * cell,
      };
      const middle = plots.y + plots.height / 2;
      const [sea, shore] = east ? [plots.x + plots.width, width - coast] : [plots.x, coast];
      return [
        {
          index: land.index,
          plots,
          outline: outline(around(plots), land.index),
          neck: neckAcross(middle, Math.min(70, plots.height * 0.5), sea, shore),
          name: { x: shore + (east ? 2 : -2), y: middle },
        },
      ];
    }),
  );
  return {
    width,
    height,
    frame,
    cell,
    coasts: [
      { x: 0, y: 0, width: coast, height },
      { x: width - coast, y: 0, width: coast, height },
    ],
    lands,
    agora: { ...agora, x: width - coast - agora.width - 6, y: tops[1]?.[1] ?? 0 },
    isle: gapBeside(lands, isle),
  };
}

/** The largest gap between a peninsula in the west and one in the east, if it is at least so wide. */
function gapBeside(lands: Land[], least: number): Box | null {
  const gaps = lands.flatMap((west) =>
    lands
      .filter((east) => Math.abs(east.plots.y - west.plots.y) < 8 && east.plots.x > west.plots.x)
      .map((east) => {
        const left = west.plots.x + west.plots.width + PAD;
        const bottom = Math.min(west.plots.y + west.plots.height, east.plots.y + east.plots.height);
        return {
          x: left + 9,
          y: west.plots.y - 4,
          width: east.plots.x - PAD - left - 18,
          height: bottom - west.plots.y + 8,
        };
      }),
  );
  const widest = gaps.sort((one, other) => other.width - one.width)[0];
  return widest && widest.width >= least ? widest : null;
}

export const sea = (plots: zeus.PlotView[], plan: string): Sea =>
  plan === "upright" ? upright(grids(plots)) : wide(grids(plots));

/** The middle of a plot. */
export function middle(map: Sea, plot: zeus.PlotView): Point {
  const land = map.lands.find((land) => land.index === plot.peninsula)!.plots;
  return { x: land.x + (plot.column + 0.5) * map.cell, y: land.y + (plot.row + 0.5) * map.cell };
}

// -- outlines ----------------------------------------------------------------------------------------

const around = ({ x, y, width, height }: Box): Box => ({
  x: x - PAD,
  y: y - PAD,
  width: width + 2 * PAD,
  height: height + 2 * PAD,
});

const ROUND = 15;
const STEP = 13;
const WAVER = 1;

/** The coast around a box: a rounded rectangle drawn by hand, each with another unrest. */
export function outline(box: Box, unrest: number): string {
  const points = perimeter(box).map(({ x, y, nx, ny }, place) => {
    const out = WAVER * (Math.sin(place * 1.7 + unrest * 2.3) + Math.sin(place * 0.71 + unrest));
    return { x: x + nx * out, y: y + ny * out };
  });
  const between = (one: Point, other: Point): string =>
    `${round((one.x + other.x) / 2)} ${round((one.y + other.y) / 2)}`;
  const parts = points.map((point, place) => {
    const next = points[(place + 1) % points.length]!;
    return `Q${round(point.x)} ${round(point.y)} ${between(point, next)}`;
  });
  return `M${between(points.at(-1)!, points[0]!)}${parts.join("")}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Points along a rounded rectangle, with the direction outwards. */
function perimeter({ x, y, width, height }: Box): (Point & { nx: number; ny: number })[] {
  const corners = [
    { x: x + width - ROUND, y: y + ROUND, from: -90 },
    { x: x + width - ROUND, y: y + height - ROUND, from: 0 },
    { x: x + ROUND, y: y + height - ROUND, from: 90 },
    { x: x + ROUND, y: y + ROUND, from: 180 },
  ];
  return corners.flatMap((corner, place) => {
    const arc = [0, 30, 60, 90].map((by) => {
      const angle = ((corner.from + by) * Math.PI) / 180;
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      return { x: corner.x + ROUND * nx, y: corner.y + ROUND * ny, nx, ny };
    });
    const end = arc.at(-1)!;
    const next = corners[(place + 1) % corners.length]!;
    const far = { x: next.x + ROUND * end.nx, y: next.y + ROUND * end.ny };
    const count = Math.max(1, Math.round(Math.hypot(far.x - end.x, far.y - end.y) / STEP));
    const edge = Array.from({ length: count - 1 }, (_, step) => ({
      x: end.x + ((far.x - end.x) * (step + 1)) / count,
      y: end.y + ((far.y - end.y) * (step + 1)) / count,
      nx: end.nx,
      ny: end.ny,
    }));
    return [...arc, ...edge];
  });
}

/** A neck between a peninsula and a coast above or below it, wider towards both. */
function neckDown(x: number, half: number, sea: number, shore: number): string {
  const bend = (sea + shore) / 2;
  const inland = shore + OVERLAP * Math.sign(shore - sea);
  return (
    `M${round(x - half - 9)} ${inland}V${shore}Q${round(x - half)} ${bend} ${round(x - half - 6)} ${sea}` +
    `H${round(x + half + 6)}Q${round(x + half)} ${bend} ${round(x + half + 9)} ${shore}V${inland}Z`
  );
}

/** The same for a coast at the side. */
function neckAcross(y: number, half: number, sea: number, shore: number): string {
  const bend = (sea + shore) / 2;
  const inland = shore + OVERLAP * Math.sign(shore - sea);
  return (
    `M${inland} ${round(y - half - 5)}H${shore}Q${bend} ${round(y - half)} ${sea} ${round(y - half - 4)}` +
    `V${round(y + half + 4)}Q${bend} ${round(y + half)} ${shore} ${round(y + half + 5)}H${inland}Z`
  );
}
