/**
 * Pieces glide from where they lay to where they lie now. A piece is an element with `data-flies`, its name; one that
 * comes new to the board sets out from the element whose `data-home` is its `data-from`.
 */
import { motion } from "../../lib/settings.svelte";

const DURATION = 320;
const LEAST = 6;

const names = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-flies], [data-home]")];
const nameOf = (piece: HTMLElement): string => piece.dataset.flies ?? piece.dataset.home ?? "";

/** Where everything lies. */
export function positions(root: Element): Map<string, DOMRect> {
  return new Map(names(root).map((piece) => [nameOf(piece), piece.getBoundingClientRect()]));
}

/** Let everything glide to its new place. */
export function glide(root: Element, before: Map<string, DOMRect>): void {
  const duration = motion(DURATION);
  if (!duration || !before.size) return;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-flies]")) {
    const from = before.get(nameOf(piece)) ?? before.get(piece.dataset.from ?? "");
    const to = piece.getBoundingClientRect();
    if (!from?.width || !to.width) continue;
    const across = from.x + from.width / 2 - to.x - to.width / 2;
    const down = from.y + from.height / 2 - to.y - to.height / 2;
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
