/** How the pages of `/study` write differences of chances. */
import { currentLanguage } from "../lib/words.svelte";

/** A difference as a whole percentage with its sign. */
export const signed = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" })
    .format(share)
    .replace("-", "−");

/** A text in which no line ends between a number and the word after it. */
export const bound = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** A share as a percentage with decimals. */
export const exact = (share: number, digits = 1): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
