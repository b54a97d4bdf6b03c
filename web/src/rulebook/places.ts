/** Where the parts of a drawn board are. */
import type { Rect } from "../lib/board";

/** The smallest box around some boxes; null without any. */
export function around(boxes: Rect[]): Rect | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** A box enlarged by a margin, and then to the proportions of a picture, within the whole board if possible. */
export function framed(box: Rect, margin: number, ratio: number, whole: { w: number; h: number }): Rect {
  let [w, h] = [box.w + 2 * margin, box.h + 2 * margin];
  if (w / h < ratio) w = h * ratio;
  else h = w / ratio;
  const within = (start: number, size: number, all: number): number =>
    size >= all ? (all - size) / 2 : Math.max(0, Math.min(start, all - size));
  return {
    x: within(box.x + box.w / 2 - w / 2, w, whole.w),
    y: within(box.y + box.h / 2 - h / 2, h, whole.h),
    w,
    h,
  };
}

/** The boxes of all elements with an id, in px from the corner of the drawing. */
export function boxesOf(drawing: HTMLElement, id: string): Rect[] {
  const origin = drawing.getBoundingClientRect();
  return [...drawing.querySelectorAll(`[data-explain="${CSS.escape(id)}"], [data-place="${CSS.escape(id)}"]`)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .map((box) => ({ x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height }));
}

/** Where numbers go: outside a corner of their parts, at the edge of large ones, within the drawing and not over each other. */
export function spread(boxes: Rect[], size: number, room: { w: number; h: number }): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  const free = ({ x, y }: { x: number; y: number }): boolean =>
    placed.every((other) => Math.hypot(other.x - x, other.y - y) >= size);
  for (const box of boxes) {
    const out = Math.min(box.w, box.h) < 3 * size ? size * 0.35 : 0;
    const [left, right, top, bottom] = [box.x - out, box.x + box.w + out, box.y - out, box.y + box.h + out];
    const corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: (left + right) / 2, y: top },
    ].map(({ x, y }) => ({
      x: Math.max(size / 2, Math.min(x, room.w - size / 2)),
      y: Math.max(size / 2, Math.min(y, room.h - size / 2)),
    }));
    placed.push(corners.find(free) ?? corners[0]!);
  }
  return placed;
}
