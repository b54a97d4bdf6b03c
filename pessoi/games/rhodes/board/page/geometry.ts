/** Positions and outlines: the harbour's lane, the hulls of boats, items in lines. */

export interface Point {
  x: number;
  y: number;
}

/** A path for boats: a point `along` it from the gate, `out` to its outer side. */
export type Way = (along: number, out: number) => Point;

/** The width of all friezes. */
export const WIDTH = 380;
/** The width of tiles on an estate including the gap; the hut is wider by its units. */
export const LAND = 61.5;
export const BUILDING = 52;
export const HUT = 160;

export const SQUARE = 42;
export const BEAM = 15.5;

const RADIUS = 66;
const QUAY = 36;
const TOP = 80;
const LEAST_LEG = 60;
const OUTSIDE = 3;

/** From the gate along the upper quay, round the end of the basin, and back along the lower quay to the exit. */
export class Lane {
  readonly leg: number;
  readonly gate: number;
  readonly top = TOP;
  readonly bottom = TOP + 2 * RADIUS;
  readonly middle = TOP + RADIUS;
  readonly width: number;
  readonly height = TOP + 2 * RADIUS + SQUARE / 2 + 28;

  constructor(readonly squares: number) {
    this.leg = Math.max(LEAST_LEG, (squares * SQUARE - Math.PI * RADIUS) / 2);
    this.gate = QUAY + SQUARE / 2 + RADIUS - SQUARE / 2 + this.leg + SQUARE / 2;
    this.width = this.gate + OUTSIDE * SQUARE + 6;
  }

  /** The position of the exit. */
  get exit(): number {
    return this.squares * SQUARE;
  }

  readonly way: Way = (along, out) => {
    const centre = this.gate - this.leg;
    if (along <= this.leg) return { x: this.gate - along, y: this.top - out };
    const turned = (along - this.leg) / RADIUS;
    if (turned >= Math.PI) return { x: centre + along - this.leg - Math.PI * RADIUS, y: this.bottom + out };
    const far = RADIUS + out;
    return { x: centre - far * Math.sin(turned), y: this.middle - far * Math.cos(turned) };
  };

  /** The outline of a part of the lane. */
  part(from: number, to: number, half = SQUARE / 2): string {
    return outline(this.way, from, to, () => half);
  }

  /** The middle of a square, counted from 0 at the gate. */
  centre(square: number, out = 0): Point {
    return this.way((square + 0.5) * SQUARE, out);
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

/** The direction of a path at a point, in degrees. */
export function heading(way: Way, along: number): number {
  const [before, after] = [way(along - 1, 0), way(along + 1, 0)];
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
}

/** The position of the nth of items of one size in lines. */
export const inLines =
  (perLine: number, width: number, height: number) =>
  (index: number): Point => ({ x: (index % perLine) * width, y: Math.floor(index / perLine) * height });

/** The positions of items of different widths, in as many lines as they need. */
export function flow(widths: number[], room: number, tall: number): { places: Point[]; height: number } {
  let [x, y] = [0, 0];
  const places = widths.map((width) => {
    if (x && x + width > room) [x, y] = [0, y + tall];
    const place = { x, y };
    x += width;
    return place;
  });
  return { places, height: y + tall };
}

export const at = ({ x, y }: Point): string => `translate(${x} ${y})`;
