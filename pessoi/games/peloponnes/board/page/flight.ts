/**
 * Pieces glide from where they lay to where they lie now. A piece is an element with `data-flies`, its name; one that
 * comes new to the board sets out from the element whose `data-home` is its `data-from`. What lies still on its
 * `data-ground` does not glide when only the ground has moved.
 */
import { motion } from "$shell/lib/settings.svelte";

const DURATION = 320;
const LEAST = 6;

interface Position {
  x: number;
  y: number;
  width: number;
  ground: string;
  /** Where the ground begins. */
  left: number;
  top: number;
}

export type Positions = Map<string, Position>;

const nameOf = (piece: HTMLElement): string => piece.dataset.flies ?? piece.dataset.home ?? "";

function positionOf(piece: HTMLElement): Position {
  const box = piece.getBoundingClientRect();
  const ground = piece.closest<HTMLElement>("[data-ground]");
  const { left, top } = ground?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const name = ground?.dataset.ground ?? "";
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, ground: name, left, top };
}

/** Where everything lies. */
export function positions(root: Element): Positions {
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-flies], [data-home]")];
  return new Map(pieces.map((piece) => [nameOf(piece), positionOf(piece)]));
}

/** How far a piece has come, across and down. */
function way(from: Position, to: Position): [number, number] {
  const moved = from.ground === to.ground ? [to.left - from.left, to.top - from.top] : [0, 0];
  return [from.x + (moved[0] ?? 0) - to.x, from.y + (moved[1] ?? 0) - to.y];
}

/** Let everything glide to its new place. */
export function glide(root: Element, before: Positions): void {
  const duration = motion(DURATION);
  if (!duration || !before.size) return;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-flies]")) {
    const from = before.get(nameOf(piece)) ?? before.get(piece.dataset.from ?? "");
    const to = positionOf(piece);
    if (!from?.width || !to.width) continue;
    const [across, down] = way(from, to);
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
