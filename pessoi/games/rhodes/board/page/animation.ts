/** Moves pieces from their old to their new positions: elements with `data-piece`, new ones from their `data-from`. */
import { motion } from "$shell/lib/settings.svelte";

interface Seen {
  home: Element | null;
  within: DOMRect;
  box: DOMRect;
}

const TIME = 320;
const NEAR = 2;

export class PieceAnimation {
  #seen = new Map<string, Seen>();

  /** Record the positions of all pieces before a change. */
  record(board: Element | undefined): void {
    this.#seen = new Map(pieces(board).map((piece) => [piece.dataset["piece"] ?? "", measure(piece)]));
  }

  /** Animate all pieces that have moved since. */
  play(board: Element | undefined): void {
    const duration = motion(TIME);
    if (!duration || !this.#seen.size) return;
    for (const piece of pieces(board)) {
      const { piece: name = "", from = "" } = piece.dataset;
      const old = this.#seen.get(name) ?? this.#seen.get(from);
      if (old) animate(piece, old, measure(piece), duration);
    }
  }
}

const pieces = (board: Element | undefined): SVGGElement[] => [
  ...(board?.querySelectorAll<SVGGElement>("g[data-piece]") ?? []),
];

function measure(piece: SVGGElement): Seen {
  const home = piece.ownerSVGElement;
  return { home, within: home?.getBoundingClientRect() ?? new DOMRect(), box: piece.getBoundingClientRect() };
}

function animate(piece: SVGGElement, old: Seen, now: Seen, duration: number): void {
  const stayed = old.home === now.home;
  const [left, top] = [old.box.x + old.box.width / 2, old.box.y + old.box.height / 2];
  const [x, y] = [now.box.x + now.box.width / 2, now.box.y + now.box.height / 2];
  const scrolled = stayed ? { x: old.within.x - now.within.x, y: old.within.y - now.within.y } : { x: 0, y: 0 };
  const [dx, dy] = [left - x - scrolled.x, top - y - scrolled.y];
  if (Math.hypot(dx, dy) < NEAR) return;
  const scale = piece.getScreenCTM()?.a ?? 1;
  const start = `translate(${dx / scale}px, ${dy / scale}px)`;
  piece.animate([{ transform: start }, { transform: "none" }], { duration, easing: "ease-in-out" });
}
