/** Positions and outlines: the harbour's lane, the hulls of boats, items in lines. */
import type { Rect } from "$shell/lib/board";

export interface Point {
  x: number;
  y: number;
}

/** A path for boats: a point `along` it from the gate, `out` to its outer side. */
export type Way = (along: number, out: number) => Point;

/** The width of a boat's square in drawings of single boats. */
export const SQUARE = 42;
/** Half the width of a boat, as a share of its square. */
export const BEAM = 15.5 / SQUARE;

/** Where a unit lies in its square, from the stern: it leaves the stern to the sign. */
const CARGO = 0.5 + 1.5 / SQUARE;
/** The scale of a unit on a boat whose squares have a width. */
export const unitScale = (square: number): number => (0.92 * square) / SQUARE;
/** The place of a unit on a boat, by the number of its square from the start of the way. */
export const unitAt = (way: Way, place: number, square: number): Point => way((place + CARGO) * square, 0);

/** How far a boat that is being loaded reaches out to sea, in squares. */
const OUTSIDE = 3.08;
const LARGEST = 62;
const LEAST = 12;

/** From the gate along the upper quay, round the end of the basin, and back along the lower quay to the exit. */
export class Lane {
  readonly square: number;
  readonly radius: number;
  readonly leg: number;
  readonly gate: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;

  /** A lane in a room of a size, with `edge` around it for the prices. */
  constructor(
    readonly squares: number,
    { w, h }: Pick<Rect, "w" | "h">,
    readonly edge: number,
  ) {
    let square = LARGEST;
    while (square > LEAST && this.#gate(square, h) + OUTSIDE * square > w) square -= 0.5;
    this.square = square;
    this.width = w;
    this.height = h;
    this.radius = this.#radius(square, h);
    this.leg = this.#leg(square, h);
    this.gate = this.#gate(square, h);
    this.top = edge + square / 2;
  }

  get bottom(): number {
    return this.top + 2 * this.radius;
  }
  get middle(): number {
    return this.top + this.radius;
  }
  /** The position of the exit. */
  get exit(): number {
    return this.squares * this.square;
  }

  readonly way: Way = (along, out) => {
    const centre = this.gate - this.leg;
    if (along <= this.leg) return { x: this.gate - along, y: this.top - out };
    const turned = (along - this.leg) / this.radius;
    if (turned >= Math.PI) return { x: centre + along - this.leg - Math.PI * this.radius, y: this.bottom + out };
    const far = this.radius + out;
    return { x: centre - far * Math.sin(turned), y: this.middle - far * Math.cos(turned) };
  };

  /** The outline of a part of the lane. */
  part(from: number, to: number, half = this.square / 2): string {
    return outline(this.way, from, to, () => half);
  }

  /** The middle of a square, counted from 0 at the gate. */
  centre(square: number, out = 0): Point {
    return this.way((square + 0.5) * this.square, out);
  }

  #radius(square: number, h: number): number {
    return (h - 2 * this.edge - square) / 2;
  }
  #leg(square: number, h: number): number {
    return Math.max(square, (this.squares * square - Math.PI * this.#radius(square, h)) / 2);
  }
  #gate(square: number, h: number): number {
    return this.edge + square / 2 + this.#radius(square, h) + this.#leg(square, h);
  }
}

/** A boat heading left on open water, its bow at a point. */
export const leftward =
  (bow: Point, length: number): Way =>
  (along, out) => ({ x: bow.x + length - along, y: bow.y - out });

/** A boat heading right, its stern at a point. */
export const rightward =
  (stern: Point): Way =>
  (along, out) => ({ x: stern.x + along, y: stern.y + out });

const STERN = 0.2;
const BOW = 0.36;

const share = (part: number): number => Math.min(1, Math.max(0, part));

/** The outline of a boat from above: a round stern, a pointed bow. */
export function hull(way: Way, from: number, to: number, square: number, half: number): string {
  const swell = (along: number): number => {
    const behind = share((along - from) / (STERN * square));
    const ahead = share((to - along) / (BOW * square));
    return half * (0.5 + 0.5 * Math.sqrt(1 - (1 - behind) ** 2)) * Math.sqrt(1 - (1 - ahead) ** 2);
  };
  return outline(way, from, to, swell);
}

function outline(way: Way, from: number, to: number, half: (along: number) => number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 3));
  const alongs = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  const there = alongs.map((along) => way(along, half(along)));
  const back = alongs.reverse().map((along) => way(along, -half(along)));
  return `M${[...there, ...back].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The direction of a path at a point of it, in degrees. */
export function heading(way: Way, along: number): number {
  const [behind, ahead] = [way(along - 1, 0), way(along + 1, 0)];
  return (Math.atan2(ahead.y - behind.y, ahead.x - behind.x) * 180) / Math.PI;
}

/** The middles of `count` things in lines of at most `perLine`, each line centred at 0. */
export function centred(count: number, perLine: number, width: number, height: number): Point[] {
  const lines = Math.max(1, Math.ceil(count / Math.max(1, perLine)));
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / perLine);
    const here = Math.min(perLine, count - line * perLine);
    return {
      x: ((index % perLine) - (here - 1) / 2) * width,
      y: (line - (lines - 1) / 2) * height,
    };
  });
}

/** The positions of things of different widths in as many lines as they need. */
export function flow(widths: number[], room: number, tall: number): { places: Point[]; height: number } {
  let [x, y] = [0, 0];
  const places = widths.map((width) => {
    if (x && x + width > room + 0.01) [x, y] = [0, y + tall];
    const place = { x, y };
    x += width;
    return place;
  });
  return { places, height: y + tall };
}

/** The largest scale, at most `most`, at which things of these widths and a height fit a room. */
export function fitting(widths: number[], tall: number, room: Pick<Rect, "w" | "h">, most: number): number {
  for (let scale = most; scale > 0.3; scale -= 0.02) {
    if (Math.max(0, ...widths) * scale <= room.w && flow(widths, room.w / scale, tall).height * scale <= room.h)
      return scale;
  }
  return 0.3;
}

export const at = ({ x, y }: Point): string => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
