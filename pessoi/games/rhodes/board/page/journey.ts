/** Pieces travel from where they lay to where they lie: whatever carries `data-piece`, or comes out of `data-from`. */
import { motion } from "$shell/lib/settings.svelte";

interface Seen {
  home: Element | null;
  within: DOMRect;
  box: DOMRect;
}

const TIME = 320;
const NEAR = 2;

export class Journey {
  #seen = new Map<string, Seen>();

  /** Look at all pieces, before anything changes. */
  remember(board: Element | undefined): void {
    this.#seen = new Map(pieces(board).map((piece) => [piece.dataset["piece"] ?? "", look(piece)]));
  }

  /** Let all pieces that have moved come from where they were. */
  travel(board: Element | undefined): void {
    const duration = motion(TIME);
    if (!duration || !this.#seen.size) return;
    for (const piece of pieces(board)) {
      const { piece: name = "", from = "" } = piece.dataset;
      const old = this.#seen.get(name) ?? this.#seen.get(from);
      if (old) send(piece, old, look(piece), duration);
    }
  }
}

const pieces = (board: Element | undefined): SVGGElement[] => [
  ...(board?.querySelectorAll<SVGGElement>("g[data-piece]") ?? []),
];

function look(piece: SVGGElement): Seen {
  const home = piece.ownerSVGElement;
  return { home, within: home?.getBoundingClientRect() ?? new DOMRect(), box: piece.getBoundingClientRect() };
}

function send(piece: SVGGElement, old: Seen, now: Seen, duration: number): void {
  const stayed = old.home === now.home;
  const [left, top] = [old.box.x + old.box.width / 2, old.box.y + old.box.height / 2];
  const [x, y] = [now.box.x + now.box.width / 2, now.box.y + now.box.height / 2];
  const slipped = stayed ? { x: old.within.x - now.within.x, y: old.within.y - now.within.y } : { x: 0, y: 0 };
  const [far, deep] = [left - x - slipped.x, top - y - slipped.y];
  if (Math.hypot(far, deep) < NEAR) return;
  const scale = piece.getScreenCTM()?.a ?? 1;
  const start = `translate(${far / scale}px, ${deep / scale}px)`;
  piece.animate([{ transform: start }, { transform: "none" }], { duration, easing: "ease-in-out" });
}
