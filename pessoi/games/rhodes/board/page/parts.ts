/** What every part of the board gets. */
import type { rhodes } from "$made/wire";
import type { GameWords } from "$shell/lib/words.svelte";
import type { Describer } from "./describe";
import type { Sizes } from "./sizes";

export interface PartProps {
  view: rhodes.RhodesView;
  words: GameWords;
  describe: Describer;
  sizes: Sizes;
  /** The room of the part. */
  w: number;
  h: number;
}
