/** The camera over a board: what part of it the stage shows, and how large. */
import { clamp, type Rect } from "./layout";

/** The point of the board in the middle of the stage, in the board's units, and the enlargement. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** A board of `w` by `h` units, which fits at scale `u` into a stage of `across` by `down` px. */
export interface Sight {
  w: number;
  h: number;
  u: number;
  across: number;
  down: number;
}

export interface Point {
  x: number;
  y: number;
}

export const MOST = 3;
/** The enlargement of a double tap, and of two places that are too close to each other. */
export const NEAR = 2;
const MARGIN = 8;
/** The least enlargement for which the camera leaves the whole board by itself. */
const WORTHWHILE = 1.2;

export const whole = ({ w, h }: Sight): Camera => ({ x: w / 2, y: h / 2, zoom: 1 });

/** The camera within its limits: no farther than the whole board, and never beside it. */
export function limited(camera: Camera, sight: Sight): Camera {
  const zoom = clamp(1, camera.zoom, MOST);
  const within = (at: number, size: number, room: number): number => {
    const half = (room / 2 - MARGIN) / (sight.u * zoom);
    return half * 2 >= size ? size / 2 : clamp(half, at, size - half);
  };
  return { zoom, x: within(camera.x, sight.w, sight.across), y: within(camera.y, sight.h, sight.down) };
}

/** The point of the board at a point of the stage. */
export const boardPoint = (camera: Camera, sight: Sight, { x, y }: Point): Point => ({
  x: camera.x + (x - sight.across / 2) / (sight.u * camera.zoom),
  y: camera.y + (y - sight.down / 2) / (sight.u * camera.zoom),
});

/** Zoom by a factor; the point of the board under a point of the stage stays there. */
export function zoomed(camera: Camera, sight: Sight, factor: number, at: Point): Camera {
  const fixed = boardPoint(camera, sight, at);
  const zoom = clamp(1, camera.zoom * factor, MOST);
  const scale = sight.u * zoom;
  return limited(
    { zoom, x: fixed.x - (at.x - sight.across / 2) / scale, y: fixed.y - (at.y - sight.down / 2) / scale },
    sight,
  );
}

/** Drag the board by px of the stage. */
export const dragged = (camera: Camera, sight: Sight, by: Point): Camera =>
  limited(
    { ...camera, x: camera.x - by.x / (sight.u * camera.zoom), y: camera.y - by.y / (sight.u * camera.zoom) },
    sight,
  );

/** The camera that shows a part of the board as large as the stage allows. */
export function framing(part: Rect, sight: Sight, most = MOST): Camera {
  const room = [(sight.across - 2 * MARGIN) / (part.w * sight.u), (sight.down - 2 * MARGIN) / (part.h * sight.u)];
  const zoom = clamp(1, Math.min(...room), most);
  return limited({ zoom, x: part.x + part.w / 2, y: part.y + part.h / 2 }, sight);
}

/**
 * The camera for a part of the board: the whole board, if the part would hardly become larger. Where a card covers
 * `covered` px of the stage, above or below, the part is shown beside it.
 */
export function approaching(part: Rect, sight: Sight, covered = 0): Camera {
  const room = sight.down - covered;
  const near = framing(part, { ...sight, down: room }, NEAR);
  const aside = covered / 2 / (sight.u * near.zoom);
  const close = [aside, -aside].map((by) => limited({ ...near, y: part.y + part.h / 2 + by }, sight));
  const isFree = (camera: Camera): boolean => {
    const { y } = corner(camera, sight);
    const scale = sight.u * camera.zoom;
    return y + (part.y + part.h) * scale <= room || y + part.y * scale >= covered;
  };
  const all = whole(sight);
  const found = [...(near.zoom < WORTHWHILE ? [] : close), all].find(isFree);
  if (found) return found;
  const zoom = Math.min(1, (room - MARGIN) / (sight.h * sight.u));
  return { ...all, y: all.y + covered / 2 / (sight.u * zoom), zoom };
}

/** The place of the board's upper left corner on the stage, in px. */
export const corner = (camera: Camera, sight: Sight): Point => ({
  x: sight.across / 2 - camera.x * sight.u * camera.zoom,
  y: sight.down / 2 - camera.y * sight.u * camera.zoom,
});
