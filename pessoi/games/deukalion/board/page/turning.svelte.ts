/** The cup in somebody's hand: turned by quarters with buttons and keys, or freely by dragging it. */
import type { Attachment } from "svelte/attachments";

export class Turning {
  /** Quarter turns since the cup was shaken. */
  turns = $state(0);
  /** How far it is turned beyond them while it is held, in quarters. */
  beyond = $state(0);
  held = $state(false);

  /** Where it would be set down. */
  get quarters(): number {
    return this.turns + Math.round(this.beyond);
  }
  /** How it is drawn. */
  get angle(): number {
    return this.turns + this.beyond;
  }

  by(quarters: number): void {
    this.turns += quarters;
  }

  /** Let an element be turned around its centre by dragging. */
  readonly drag: Attachment<SVGElement> = (element) => {
    let last = 0;
    const angle = ({ clientX, clientY }: PointerEvent): number => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return Math.atan2(clientY - top - height / 2, clientX - left - width / 2) / (Math.PI / 2);
    };
    const hold = (pointer: PointerEvent): void => {
      pointer.stopPropagation();
      element.setPointerCapture(pointer.pointerId);
      this.held = true;
      last = angle(pointer);
    };
    const turn = (pointer: PointerEvent): void => {
      if (!this.held) return;
      const now = angle(pointer);
      this.beyond += shortest(now - last);
      last = now;
    };
    const release = (): void => {
      if (!this.held) return;
      this.turns = this.quarters;
      this.beyond = 0;
      this.held = false;
    };
    element.addEventListener("pointerdown", hold);
    element.addEventListener("pointermove", turn);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", release);
    return () => {
      element.removeEventListener("pointerdown", hold);
      element.removeEventListener("pointermove", turn);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", release);
    };
  };
}

/** The same turn, by less than half a circle. */
export const shortest = (quarters: number): number => ((((quarters + 2) % 4) + 4) % 4) - 2;
