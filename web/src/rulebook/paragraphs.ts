/** How the rules of a chapter become running text. */
import type { RuleInfo } from "../made/wire";

/** A rule in words: its wording under the options that hold, and those under other values of its option. */
export interface Sentence {
  rule: RuleInfo;
  text: string;
  others: { value: string; text: string }[];
}

export interface Paragraph {
  sentences: Sentence[];
  /** Whether its rule does not exist under all values of an option. */
  conditional: boolean;
}

interface Texts {
  say(message: string): string;
  attributes(message: string): Record<string, string>;
}
export type Options = Record<string, string>;

/** Letters after which a paragraph may end, and that it has at most if it joins several rules. */
const ENOUGH = 240;
const MOST = 560;

export const dashed = (name: string): string => name.replaceAll(/[_ ]/g, "-");

/** Whether a rule exists at a table with these options; without any all rules do. */
export const holds = ({ option, values }: RuleInfo, options: Options | null): boolean =>
  !options || !values.length || values.includes(options[option] ?? "");

/** The wording of a rule with these options. */
export function worded(rule: RuleInfo, texts: Texts, options: Options | null): Sentence {
  const usual = texts.say(rule.message);
  const variants = texts.attributes(rule.message);
  const text = variants[dashed(options?.[rule.option] ?? "")] ?? usual;
  const all = [{ value: "", text: usual }, ...Object.entries(variants).map(([value, text]) => ({ value, text }))];
  return { rule, text, others: all.filter((one) => one.text !== text) };
}

/**
 * The rules of a chapter joined to paragraphs. A rule that exists under some values of an option only stands alone.
 */
export function paragraphs(sentences: Sentence[]): Paragraph[] {
  const all: Paragraph[] = [];
  let length = 0;
  let open = false;
  for (const sentence of sentences) {
    const conditional = sentence.rule.values.length > 0;
    const last = all.at(-1);
    if (last && open && !conditional && length < ENOUGH && length + sentence.text.length <= MOST) {
      last.sentences.push(sentence);
      length += sentence.text.length;
    } else {
      all.push({ sentences: [sentence], conditional });
      length = sentence.text.length;
    }
    open = !conditional;
  }
  return all;
}

/** The chapters with their rules, in the order of the rulebook. */
export const chapters = (rules: RuleInfo[]): [string, RuleInfo[]][] => [...Map.groupBy(rules, (rule) => rule.chapter)];

/** The rule that explains a decision; empty if none does. */
export const ruleAsked = (rules: RuleInfo[], asked: string): string =>
  rules.find((rule) => rule.asked.includes(asked))?.id ?? "";

/** The first words of a text. */
export function opening(text: string, words = 5): string {
  const all = text.split(" ");
  return all.length > words ? `${all.slice(0, words).join(" ")} …` : text;
}

/** Sources that say the same of several rules are listed once. */
export function sources(sentences: Sentence[]): { rule: RuleInfo; texts: string[] }[] {
  const key = ({ status, places }: RuleInfo): string => JSON.stringify([status, places]);
  return [...Map.groupBy(sentences, ({ rule }) => key(rule)).values()].map((same) => ({
    rule: same[0]!.rule,
    texts: same.map(({ text }) => text),
  }));
}
