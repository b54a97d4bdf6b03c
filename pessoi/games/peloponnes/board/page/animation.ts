/**
 * Moves pieces from their old to their new positions. A piece is an element with `data-piece`, its name; a new piece
 * starts at the element whose `data-source` equals the piece's `data-from`. Positions are relative to the `data-area`
 * around a piece, so that pieces are not animated when only their area has moved.
 */
import { motion } from "$shell/lib/settings.svelte";

const DURATION = 320;
const LEAST = 6;

interface Position {
  x: number;
  y: number;
  width: number;
  area: string;
  /** The top left corner of the area. */
  left: number;
  top: number;
}

export type Positions = Map<string, Position>;

const nameOf = (piece: HTMLElement): string => piece.dataset.piece ?? piece.dataset.source ?? "";

function positionOf(piece: HTMLElement): Position {
  const box = piece.getBoundingClientRect();
  const area = piece.closest<HTMLElement>("[data-area]");
  const { left, top } = area?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const name = area?.dataset.area ?? "";
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, area: name, left, top };
}

/** The positions of all pieces and sources. */
export function positions(root: Element): Positions {
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece], [data-source]")];
  return new Map(pieces.map((piece) => [nameOf(piece), positionOf(piece)]));
}

/** The distance from the new to the old position, across and down. */
function offset(from: Position, to: Position): [number, number] {
  const moved = from.area === to.area ? [to.left - from.left, to.top - from.top] : [0, 0];
  return [from.x + (moved[0] ?? 0) - to.x, from.y + (moved[1] ?? 0) - to.y];
}

/** Animate all pieces whose position has changed. */
export function animateMoves(root: Element, before: Positions): void {
  const duration = motion(DURATION);
  if (!duration || !before.size) return;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(nameOf(piece)) ?? before.get(piece.dataset.from ?? "");
    const to = positionOf(piece);
    if (!from?.width || !to.width) continue;
    const [across, down] = offset(from, to);
    if (Math.hypot(across, down) < LEAST) continue;
    const start = `translate(${across}px, ${down}px) scale(${Math.min(1.4, from.width / to.width)})`;
    piece.animate(
      [
        { transform: start, zIndex: 9 },
        { transform: "none", zIndex: 9 },
      ],
      { duration, easing: "ease-in-out" },
    );
  }
}
