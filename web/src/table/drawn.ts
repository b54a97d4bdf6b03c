/** Where the places of a table are drawn. */
import type { Box } from "./snap";

/** The parts of a table outside of which nothing of them can be seen. */
const REGIONS = ".lifted, .stage, .hand, .side, .players";

export const boxOf = (found: Element): Box => {
  const { left, top, right, bottom } = found.getBoundingClientRect();
  return { left, top, right, bottom };
};

const isShown = ({ left, right, top, bottom }: Box): boolean => right > left && bottom > top;

/** What can be seen of an element in its region. */
function seen(found: Element): Box {
  const box = boxOf(found);
  const region = found.closest(REGIONS);
  if (!region) return box;
  const around = boxOf(region);
  return {
    left: Math.max(box.left, around.left),
    top: Math.max(box.top, around.top),
    right: Math.min(box.right, around.right),
    bottom: Math.min(box.bottom, around.bottom),
  };
}

/** All that is drawn of a place: on the stage, in the hand, or both. */
export function drawn(place: string): Box[] {
  const id = CSS.escape(place);
  return [...document.querySelectorAll(`.table :is([data-place="${id}" i], [data-explain="${id}" i])`)]
    .filter((found) => !found.closest("[popover], .lesson"))
    .map(seen)
    .filter(isShown);
}
