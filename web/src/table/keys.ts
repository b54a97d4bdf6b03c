/** Keys of the table. */
import type { Direction } from "./snap";

export const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The regions that `g` and a letter go to. */
export const REGIONS: Record<string, string> = { s: "stage", e: "prompt", h: "hand", l: "log", c: "chat" };

/** Whether a key belongs to a field, or to a dialog or popover that is open. */
export function isElsewhere(key: KeyboardEvent): boolean {
  if (key.ctrlKey || key.metaKey || key.altKey) return true;
  if (document.querySelector("dialog[open], :popover-open:not([role=tooltip])")) return true;
  return key.target instanceof Element && key.target.closest("input, textarea, select") !== null;
}

/** Whether the element with the focus uses arrows itself. */
export const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=slider], [role=listbox], [role=tab], [role=spinbutton]") !== null;
