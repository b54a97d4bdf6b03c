/** Keys of the table. */
import { type Direction, nearest } from "./snap";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The regions that `g` and a letter go to. */
const REGIONS: Record<string, string> = { s: "stage", e: "prompt", h: "hand", l: "log", c: "chat" };

/** Whether a key belongs to a field, or to a dialog or popover that is open. */
export function isElsewhere(key: KeyboardEvent): boolean {
  if (key.ctrlKey || key.metaKey || key.altKey) return true;
  if (document.querySelector("dialog[open], :popover-open:not([role=tooltip], .notices)")) return true;
  return key.target instanceof Element && key.target.closest("input, textarea, select") !== null;
}

/** Whether the element with the focus uses arrows itself. */
const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=slider], [role=listbox], [role=tab], [role=spinbutton]") !== null;

/** Give a region the focus, once it is drawn. */
export const focusRegion = (name: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-region="${name}"]`)?.focus());

/** Move the focus to the nearest lit place in a direction; returns whether there is one. */
function step(direction: Direction): boolean {
  const here = document.activeElement?.closest(".place.lit");
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>(".table .place.lit")];
  if (!here) {
    places[0]?.focus();
    return places.length > 0;
  }
  const others = places
    .filter((place) => place !== here)
    .map((place) => ({ place, box: place.getBoundingClientRect() }));
  const next = nearest(here.getBoundingClientRect(), others, direction);
  next?.place.focus();
  return next !== undefined;
}

/** What the keys of a table do. Functions that return a boolean say whether they had something to do. */
export interface KeyActions {
  /** Take a key that belongs to the decision. */
  decide(key: KeyboardEvent): boolean;
  /** Go to a region. */
  goTo(region: string): void;
  back(): boolean;
  enter(): boolean;
  digit(key: string): boolean;
  letters: Record<string, () => void>;
  /** Whether arrows lead to lit places. */
  arrows(): boolean;
  /** Whether single keys are switched on. */
  single(): boolean;
}

/** The handler of the keys of a table. */
export function tableKeys(does: KeyActions): (key: KeyboardEvent) => void {
  /** Whether `g` was pressed, and a letter is to follow. */
  let going = false;

  function used(key: KeyboardEvent): boolean {
    const region = going ? REGIONS[key.key] : undefined;
    going = false;
    if (region) {
      does.goTo(region);
      return true;
    }
    if (does.decide(key)) return true;
    if (key.key === "Escape") return does.back();
    const arrow = ARROWS[key.key];
    if (arrow && does.arrows() && !usesArrows(key.target)) return step(arrow);
    if (key.key === "Enter") return key.target === document.body && does.enter();
    if (!does.single()) return false;
    if (/^\d$/.test(key.key)) return does.digit(key.key);
    going = key.key === "g";
    does.letters[key.key]?.();
    return going || key.key in does.letters;
  }

  return (key) => {
    if (!isElsewhere(key) && !key.defaultPrevented && used(key)) key.preventDefault();
  };
}
