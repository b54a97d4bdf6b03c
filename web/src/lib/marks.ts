/** Values in the texts of the log, marked so that signs and icons can stand beside them; the words stay the same. */
import { FluentNumber } from "@fluent/bundle";

/** Characters that no text has. */
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"] as const;
const MARK = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** A part of a text: a value with the kind of its event and its name, or words between two values. */
export interface Part {
  kind: string;
  /** The name of the argument; empty for words. */
  name: string;
  /** The value as ids of places have it; empty for an amount in a list of several. */
  value: string;
  text: string;
}

export const mark = (kind: string, name: string, value: number | string, text: string): string =>
  `${OPEN}${kind}|${name}|${value}${MIDDLE}${text}${CLOSE}`;

/** A number that is marked where it is written, and selects plurals as others do. */
export class MarkedNumber extends FluentNumber {
  constructor(
    private readonly kind: string,
    private readonly name: string,
    value: number,
  ) {
    super(value);
  }

  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return mark(this.kind, this.name, this.value, super.toString(...scope));
  }
}

/** Mark a word where it first stands unmarked in a text. Messages select forms by words, so these are not marked before. */
export function markWord(text: string, kind: string, name: string, value: string, word: string): string {
  const parts = text.split(/(\uE000[^\uE002]*\uE002)/);
  const whole = new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, "u");
  const at = parts.findIndex((part) => !part.startsWith(OPEN) && whole.test(part));
  return parts
    .map((part, index) => (index === at ? part.replace(whole, mark(kind, name, value, word)) : part))
    .join("");
}
const escaped = (word: string): string => word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** The text without its marks. */
export const plain = (text: string): string => text.replace(/\uE000[^\uE001]*\uE001|\uE002/g, "");

/** The text as words and values. */
export function partsOf(text: string): Part[] {
  const pieces = text.split(MARK);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    if (pieces[at]) parts.push({ kind: "", name: "", value: "", text: pieces[at] ?? "" });
    const [kind = "", name = "", value = ""] = pieces[at + 1]?.split("|") ?? [];
    if (name) parts.push({ kind, name, value, text: pieces[at + 2] ?? "" });
  }
  return parts;
}
