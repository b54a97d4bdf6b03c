/** How the pages of `/study` write differences of chances. */
import { currentLanguage } from "../lib/words.svelte";

/** A difference as a whole percentage with its sign. */
export const signed = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" })
    .format(share)
    .replace("-", "−");

/** A share as a percentage with decimals. */
export const exact = (share: number, digits = 1): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
