/** Phrases from which the page makes sentences: amounts, lists, several parts in one line. */
import { type GameWords, listed } from "$shell/lib/words.svelte";

export const money = (words: GameWords, count: number): string => words.say("amount-money", { count });
export const points = (words: GameWords, count: number): string => words.say("amount-points", { count });

/** Points and money, as far as there are any. */
export const reward = (words: GameWords, gained: { points: number; money: number }): string =>
  listed([
    ...(gained.points ? [points(words, gained.points)] : []),
    ...(gained.money ? [money(words, gained.money)] : []),
  ]);

/** Goods by kind: “2 × wine and grain”. */
export function goods(words: GameWords, all: string[]): string {
  const counts = [...Map.groupBy(all, (good) => good)].map(([good, some]) => [good, some.length] as const);
  return listed(counts.map(([good, count]) => words.say(`amount-${good}`, { count })));
}

/** The parts of a line that say something. */
export const joined = (words: GameWords, ...parts: (string | false | undefined)[]): string =>
  parts
    .filter((part) => part)
    .reduce<string>((first, second) => {
      return first ? words.say("page-both", { first, second: second as string }) : (second as string);
    }, "");
