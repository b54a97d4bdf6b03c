/** The colours of the players. Each has a sign, which identifies it without its colour. */
import { getContext, setContext } from "svelte";

export const COLOURS = ["red", "blue", "yellow", "green", "violet", "black"] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of a seat's line in a chart: on the page itself, yellow by day and blue by night would be too faint. */
export const lineColour = (seat: number): string => `color-mix(in oklab, var(--seat-${seat}) 62%, var(--ink))`;

const KEY = Symbol("colours");
type ReadColours = () => readonly string[];

/** Set the colours of the seats for all components below; the function may read state. */
export const setSeatColours = (colours: ReadColours): ReadColours => setContext(KEY, colours);

/** The number of a seat's colour among all colours; without a table, seats have them in order. */
export function seatColour(): (seat: number) => number {
  const colours = getContext<ReadColours | undefined>(KEY);
  return (seat) => {
    const chosen = COLOURS.indexOf((colours?.()[seat] ?? "") as Colour);
    return chosen < 0 ? seat % COLOURS.length : chosen;
  };
}
