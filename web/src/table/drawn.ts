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

/** The smallest box with all of some boxes. */
export const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Whether a part of the board that lies over others, marked by `data-covers`, hides an element. */
function isCovered(found: Element): boolean {
  const cover = found.closest(".canvas")?.querySelector("[data-covers]");
  if (!cover || cover.contains(found)) return false;
  const [box, over] = [boxOf(found), boxOf(cover)];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > over.left && x < over.right && y > over.top && y < over.bottom;
}

/** What draws a place at a table, within an element or anywhere. */
export function elementsOf(place: string, within: ParentNode = document): Element[] {
  const id = CSS.escape(place);
  const found = within.querySelectorAll(`.table :is([data-place="${id}" i], [data-explain="${id}" i])`);
  return [...found].filter((one) => !isCovered(one));
}

/** All that can be seen of a place: on the stage, in the hand, or both. */
export const drawn = (place: string): Box[] =>
  elementsOf(place)
    .filter((found) => !found.closest("[popover], .lesson"))
    .map(seen)
    .filter(isShown);
