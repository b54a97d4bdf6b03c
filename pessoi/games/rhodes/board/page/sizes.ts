/** Sizes of text on a board that is drawn at a scale: nothing is written smaller than can be read. */

/** The least sizes in px on the screen: of text, and of numbers that one decides by. */
const TEXT = 11;
const NUMBER = 13;
/** The size of the number on a coin or a wreath that is drawn at its own size. */
const ON_COIN = 15;

export class Sizes {
  constructor(readonly u: number) {}

  /** The size of a text, at least the given one. */
  text(wanted: number): number {
    return Math.max(wanted, TEXT / this.u);
  }
  /** The size of a number that one decides by. */
  number(wanted: number): number {
    return Math.max(wanted, NUMBER / this.u);
  }
  /** The scale of a coin or a wreath whose number is at least `wanted` high. */
  coin(wanted = ON_COIN): number {
    return this.number(wanted) / ON_COIN;
  }
  /** Whether a text of a size would be readable without getting larger than `most`. */
  fits(most: number): boolean {
    return most * this.u >= TEXT;
  }
}
