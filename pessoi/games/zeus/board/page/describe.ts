/** The second line of the prompt: what a move costs and what it brings. */
import type { Decision, MoveView, zeus } from "$made/wire";
import type { Preview } from "$shell/lib/board";
import type { GameWords } from "$shell/lib/words.svelte";
import { isBuilding, plotsOf, sitesOf } from "./temples";

type View = zeus.ZeusView;

export function describe(
  view: View,
  decision: Decision,
  move: MoveView | null,
  words: GameWords,
  _: string[],
  preview?: Preview<View>,
): string {
  const own = view.seats[view.seat ?? 0];
  const money = own?.money ?? 0;
  const detail = (name: string): number => Number(move?.details?.[name] ?? 0);
  const wealth = { now: own?.score ?? 0, then: preview?.view.seats?.[view.seat ?? 0]?.score ?? detail("wealth") };
  if (move && isBuilding(move)) {
    const price = detail("price");
    const values = { price, left: money - price, saved: detail("saved"), ...wealth };
    return words.say(move.kind === "build" ? "page-does-build" : "page-does-stone", values);
  }
  if (decision.asked === "bid" && move?.kind === "bid") return bid(view, decision, move, words);
  const price = Number(decision.arguments["price"] ?? 0);
  if (move?.kind === "take" || move?.kind === "place") return buying(view, plotsOf(move)[0] ?? 0, price, money, words);
  if (move) return words.say(`page-does-${move.kind}`, { money, income: detail("income"), ...wealth });
  if (decision.asked === "act" || decision.asked === "last-turn")
    return words.say("page-does-act", { money, count: sitesOf(decision.moves).length });
  if (decision.asked === "note") return words.say("page-does-note");
  return words.say(decision.asked === "place" ? "page-does-place" : "page-does-take", { price, left: money - price });
}

function bid(view: View, decision: Decision, move: MoveView, words: GameWords): string {
  const amount = move.arguments["amount"] ?? 0;
  const money = Number(decision.arguments["money"] ?? 0);
  if (amount > money) return words.say("page-does-bid-void", { money });
  const prices = view.plots.flatMap(({ price }) => (price ? [price] : []));
  return words.say("page-does-bid", {
    left: money - amount,
    bonus: Number(decision.arguments["bonus"] ?? 0),
    opening: Number(decision.arguments["opening"] ?? 0),
    prices: prices.length,
    low: Math.min(...prices),
    high: Math.max(...prices),
  });
}

/** What buying a plot leaves, and the largest row that it completes. */
function buying(view: View, plot: number, price: number, money: number, words: GameWords): string {
  const left = money - price;
  const [best] = view.joins
    .filter((join) => join.plot === plot)
    .sort((one, other) => other.plots.length - one.plots.length || one.price - other.price);
  if (!best) return words.say("page-does-take-alone", { left });
  const cost = best.price + price;
  return words.say("page-does-take-joins", { left, site: best.plots.join("-"), size: best.plots.length, cost });
}
