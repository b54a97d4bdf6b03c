/** The layout of the map: peninsulas that extend from two coasts into one sea. */
import type { zeus } from "$made/wire";

export const CELL = 52;
const COAST = 30;
const NECK = 26;
const MARGIN = 12;
const STRAIT = 56;
const WIDE = 880;
const NARROW = 424;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One peninsula: the box of its plots, the land that joins it to the coast, the position of its name. */
export interface Land {
  index: number;
  plots: Box;
  neck: Box;
  name: { x: number; y: number };
}

export interface Sea {
  width: number;
  height: number;
  coasts: Box[];
  lands: Land[];
}

interface Size {
  index: number;
  width: number;
  height: number;
}

function sizes(plots: zeus.PlotView[]): Size[] {
  const count = Math.max(...plots.map((plot) => plot.peninsula)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const own = plots.filter((plot) => plot.peninsula === index);
    const columns = Math.max(...own.map((plot) => plot.column)) + 1;
    const rows = Math.max(...own.map((plot) => plot.row)) + 1;
    return { index, width: columns * CELL, height: rows * CELL };
  });
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
const highest = (lands: Size[]): number => Math.max(0, ...lands.map((land) => land.height));

/** Coasts in the north and the south, for wide screens. */
function wide(all: Size[]): Sea {
  const half = Math.ceil(all.length / 2);
  const north = all.slice(0, half);
  const south = all.slice(half);
  const height = 2 * (COAST + NECK) + highest(north) + STRAIT + highest(south);
  const spread = (lands: Size[], down: boolean): Land[] => {
    const gap = (WIDE - sum(lands.map((land) => land.width))) / (lands.length + 1);
    return lands.map((land, place) => {
      const x = gap * (place + 1) + sum(lands.slice(0, place).map((other) => other.width));
      const y = down ? COAST + NECK : height - COAST - NECK - land.height;
      const neck = {
        x: x + land.width / 4,
        y: down ? 0 : y + land.height,
        width: land.width / 2,
        height: COAST + NECK,
      };
      const name = { x: x + land.width / 2, y: down ? COAST + 4 : height - COAST + 4 };
      return { index: land.index, plots: { x, y, width: land.width, height: land.height }, neck, name };
    });
  };
  return {
    width: WIDE,
    height,
    coasts: [
      { x: 0, y: 0, width: WIDE, height: COAST },
      { x: 0, y: height - COAST, width: WIDE, height: COAST },
    ],
    lands: [...spread(north, true), ...spread(south, false)],
  };
}

/** Coasts in the west and the east, for a phone held upright. */
function narrow(all: Size[]): Sea {
  const sides = [all.filter((_, place) => place % 2 === 0), all.filter((_, place) => place % 2 === 1)];
  const gap = 26;
  const height = Math.max(...sides.map((lands) => sum(lands.map((land) => land.height + gap)))) + gap;
  const lands = sides.flatMap((side, east) =>
    side.map((land, place) => {
      const free = height - sum(side.map((other) => other.height));
      const y = (free / (side.length + 1)) * (place + 1) + sum(side.slice(0, place).map((other) => other.height));
      const x = east ? NARROW - COAST - MARGIN - land.width : COAST + MARGIN;
      const neck = {
        x: east ? NARROW - COAST - MARGIN : COAST / 2,
        y: y + land.height / 4,
        width: MARGIN + COAST / 2,
        height: land.height / 2,
      };
      const name = { x: east ? NARROW - COAST / 2 : COAST / 2, y: y + land.height / 2 + 6 };
      return { index: land.index, plots: { x, y, width: land.width, height: land.height }, neck, name };
    }),
  );
  return {
    width: NARROW,
    height,
    coasts: [
      { x: 0, y: 0, width: COAST, height },
      { x: NARROW - COAST, y: 0, width: COAST, height },
    ],
    lands,
  };
}

export const sea = (plots: zeus.PlotView[], upright: boolean): Sea => (upright ? narrow : wide)(sizes(plots));

/** The middle of a plot. */
export function middle(map: Sea, plot: zeus.PlotView): { x: number; y: number } {
  const land = map.lands.find((land) => land.index === plot.peninsula)!.plots;
  return { x: land.x + (plot.column + 0.5) * CELL, y: land.y + (plot.row + 0.5) * CELL };
}
