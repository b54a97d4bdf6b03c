/** What the prompt says and offers for a decision of Peloponnes. */
import type { Decision, MoveView, peloponnes } from "$made/wire";
import type { Preview } from "$shell/lib/board";
import type { GameWords } from "$shell/lib/words.svelte";
import { costOf, joined } from "./describe";
import { amountOf, holdings, storeText } from "./stores";

type View = peloponnes.PeloponnesView;
type Mat = peloponnes.SeatView;

/** The kinds of moves that are buttons, the main one first. */
const BUTTONS: Record<string, string[]> = {
  bid: ["pass"],
  displaced: ["withdraw"],
  place: ["build", "mark", "forgo"],
  earthquake: ["pay"],
  storm: ["pay"],
  finish: ["done"],
};

export const buttons = (decision: Decision): MoveView[] =>
  (BUTTONS[decision.asked] ?? []).flatMap((kind) => decision.moves.filter((move) => move.kind === kind));

const amount = (words: GameWords, good: string, count: number): string =>
  words.say(`amount-${good}`, { count: Math.max(0, count) });
const owned = (words: GameWords, mat: Mat, goods: string[], paid: Record<string, number> = {}): string =>
  joined(goods.map((good) => amount(words, good, amountOf(mat, good) - (paid[good] ?? 0))));

export const offerOf = (view: View, name: string): peloponnes.OfferView | undefined =>
  [...view.row, ...view.conquest].find((on) => on.tile.name === name);

export interface Fit {
  text: string;
  good: boolean;
}

/** Whether a seat could lay a land, or pay for a building, in words. */
export function fitOf(view: View, on: peloponnes.OfferView, seat: number, words: GameWords): Fit | null {
  const mat = view.seats[seat];
  if (!mat) return null;
  if (on.tile.land) {
    if (on.fits[seat] === false) return { text: words.say("fit-lost"), good: false };
    return {
      text: words.say(mat.lands.length ? "fit-land" : "fit-first"),
      good: true,
    };
  }
  const missing = costOf(on.tile).flatMap(({ good, count }) => {
    const short = count - amountOf(mat, good);
    return short > 0 ? [amount(words, good, short)] : [];
  });
  return missing.length
    ? { text: words.say("fit-short", { what: joined(missing) }), good: false }
    : { text: words.say("fit-payable"), good: true };
}

/** The second line of the prompt: for a move what it costs and leaves, otherwise what there is to spend. */
export function describe(
  view: View,
  decision: Decision,
  move: MoveView | null,
  words: GameWords,
  names: string[],
  preview?: Preview<View>,
): string {
  const mat = view.seat === null ? undefined : view.seats[view.seat];
  if (!mat || view.seat === null) return "";
  const said = move
    ? (MOVES[move.kind]?.({
        view,
        decision,
        move,
        mat,
        seat: view.seat,
        words,
        names,
      }) ?? words.move(move, names))
    : (ASKED[decision.asked]?.({ view, decision, mat, words }) ?? "");
  const then = preview?.view.seats?.[view.seat]?.score;
  return move && then !== undefined && then !== mat.score
    ? words.say("second-then", { said, from: mat.score, to: then })
    : said;
}

interface Asked {
  view: View;
  decision: Decision;
  mat: Mat;
  words: GameWords;
}
interface Moved extends Asked {
  move: MoveView;
  seat: number;
  names: string[];
}

const has =
  (message: string, goods: string[]) =>
  ({ mat, words }: Asked): string =>
    words.say(message, { what: owned(words, mat, goods) });

/** Whether all tiles that are struck can be paid for. */
const struck = ({ decision }: Asked): string =>
  decision.moves.some((move) => move.kind === "pay") ? "second-struck" : "second-struck-short";

const ASKED: Record<string, (asked: Asked) => string> = {
  bid: ({ view, mat, words }) =>
    words.say("second-bid", {
      what: owned(words, mat, mat.luxury ? ["coins", "luxury"] : ["coins"]),
      surcharge: view.spaces[1] ? view.surcharge : 0,
      passing: view.passing,
    }),
  displaced: ({ view, words }) => words.say("second-displaced", { withdrawal: view.withdrawal }),
  place: (asked) => has("second-have", ["wood", "stone", asked.mat.luxury ? "luxury" : "coins"])(asked),
  finish: has("second-have", ["wood", "stone", "luxury"]),
  earthquake: (asked) => has(struck(asked), ["wood", "stone"])(asked),
  storm: (asked) => has(struck(asked), ["food", "coins"])(asked),
  pick: ({ words }) => words.say("second-pick"),
  extra: ({ words }) => words.say("second-extra"),
  choose: ({ words }) => words.say("second-choose"),
};

const detail = (move: MoveView, name: string): number => Number(move.details?.[name] ?? 0);
const nameIn = (move: MoveView): string => move.move.split(" ")[1] ?? "";

/** A tile for some coins. */
function forTile({ view, move, mat, seat, words, names, decision }: Moved, coins: number, spent: boolean): string {
  const name = move.kind === "offer" ? (view.wanted ?? "") : nameIn(move);
  const on = offerOf(view, name);
  const fit = on ? fitOf(view, on, seat, words) : null;
  const tile = move.arguments["tile"] ?? decision.arguments["tile"] ?? 0;
  // the question of an offer has named the tile
  return words.sayAbout(
    move.kind === "offer" ? "second-offer" : "second-tile",
    { tile, coins, luxury: detail(move, "luxury") },
    names,
    {
      left: amount(words, "coins", mat.coins - (spent ? coins : 0)),
      fit: fit?.text ?? "",
    },
  );
}

const leaves =
  (message: string, goods: string[]) =>
  ({ move, mat, words }: Moved): string => {
    const paid = Object.fromEntries(goods.map((good) => [good, detail(move, good)]));
    return words.say(message, { what: owned(words, mat, goods, paid) });
  };

/** What a store would have with one more. */
function oneMore({ view, move, mat, words }: Moved): string {
  const holding = holdings(view, mat).find(({ place }) => place === nameIn(move));
  return holding ? words.say("second-store", { what: storeText(words, holding) }) : "";
}

const MOVES: Record<string, (moved: Moved) => string> = {
  bid: (moved) => forTile(moved, detail(moved.move, "coins"), true),
  conquer: (moved) => forTile(moved, detail(moved.move, "coins"), true),
  offer: (moved) => forTile(moved, moved.move.arguments["amount"] ?? 0, true),
  shift: (moved) => forTile(moved, detail(moved.move, "coins"), false),
  pass: ({ view, mat, words }) =>
    words.say("second-pass", {
      what: amount(words, "coins", mat.coins + view.passing),
    }),
  withdraw: ({ view, mat, words }) =>
    words.say("second-withdraw", {
      what: amount(words, "coins", mat.coins + (mat.bid ?? 0) + view.withdrawal),
    }),
  build: leaves("second-leaves", ["wood", "stone", "luxury"]),
  finish: leaves("second-leaves", ["wood", "stone", "luxury"]),
  mark: ({ mat, words }) => words.say("second-mark", { what: amount(words, "coins", mat.coins - 1) }),
  forgo: ({ words }) => words.say("second-forgo"),
  take: oneMore,
  extra: oneMore,
  lose: ({ move, decision, words }) =>
    words.say("second-lose", {
      prestige: detail(move, "prestige"),
      count: Math.max(0, Number(decision.arguments["count"] ?? 1) - 1),
    }),
  pay: (moved) =>
    leaves("second-leaves", moved.decision.asked === "storm" ? ["food", "coins"] : ["wood", "stone"])(moved),
  feed: ({ move, decision, words, names }) =>
    words.sayAbout("second-feed", { luxury: detail(move, "luxury") }, names, {
      starved: Math.max(0, Number(decision.arguments["count"] ?? 0) - (move.arguments["count"] ?? 0)),
    }),
  done: ({ words }) => words.say("second-done"),
};
