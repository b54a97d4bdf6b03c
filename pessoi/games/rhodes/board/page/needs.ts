/** What a seat has for a mission, good by good. */
import type { rhodes } from "$made/wire";

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
