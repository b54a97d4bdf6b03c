/** What a seat has for a mission, good by good. */
import type { rhodes } from "$made/wire";
import type { Rect } from "$shell/lib/board";

export type Having = "stored" | "estate" | "lacking";

/** The goods of a mission, each with where it would come from. */
export function statesOf(goods: string[], need: rhodes.NeedView): { good: string; state: Having }[] {
  const left: Record<Having, string[]> = {
    stored: [...need.stored],
    estate: [...need.estate],
    lacking: [...need.lacking],
  };
  return goods.map((good) => {
    const state = (["stored", "estate", "lacking"] as const).find((having) => left[having].includes(good)) ?? "lacking";
    left[state].splice(left[state].indexOf(good), 1);
    return { good, state };
  });
}

/** What a line keeps around its pictures, and between two of them, in px. */
const AROUND = 22;
const BETWEEN = 6;

/** The size of pictures in a number of `lines`, at most `most` in each, that fit a room. */
export const pictureSize = ({ w, h }: Pick<Rect, "w" | "h">, lines: number, most: number): number =>
  Math.max(21, Math.min(44, (h - 6) / lines - 8, (w - AROUND) / most - BETWEEN));
