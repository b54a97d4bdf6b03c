/** The second line of the prompt: what a move costs and brings, or what there is to decide by. */
import type { Decision, EventView, MoveView, rhodes } from "$made/wire";
import type { Preview } from "$shell/lib/board";
import { type GameWords, listed, number } from "$shell/lib/words.svelte";
import { Describer } from "./describe";
import { goods, joined, money, points, reward } from "./phrases";
import { argument, GOODS } from "./timeline";

type View = rhodes.RhodesView;

interface Asked {
  view: View;
  decision: Decision;
  words: GameWords;
  names: string[];
  /** The viewer's seat. */
  own: rhodes.SeatView;
  preview: Preview<View> | undefined;
}

/** What a farm action would bring now. */
export function farmLine(view: View, words: GameWords): string {
  const { farm, unit_points, unit_money } = view;
  if (!farm) return "";
  const yields = reward(words, { points: farm.points + farm.blessings, money: farm.money });
  const boats = farm.lengths.length
    ? words.say("page-say-boats", {
        lengths: listed(farm.lengths.map(String)),
        reward: points(words, unit_points),
        payment: money(words, unit_money),
      })
    : "";
  return joined(words, yields && words.say("page-say-yields", { reward: yields }), boats);
}

export function describe(
  view: View,
  decision: Decision,
  move: MoveView | null,
  words: GameWords,
  names: string[],
  preview?: Preview<View>,
): string {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  if (!own) return "";
  const asked: Asked = { view, decision, words, names, own, preview };
  return move ? (MOVES[move.kind]?.(move, asked) ?? "") : (QUESTIONS[decision.asked]?.(asked) ?? "");
}

const value = ({ arguments: own, details }: MoveView, name: string): number =>
  Number(details?.[name] ?? own[name] ?? 0);
const purse = ({ words, own }: Asked): string => words.say("page-say-purse", { payment: money(words, own.money) });
const left = ({ words, own }: Asked, cost: number): string =>
  words.say("page-say-left", { payment: money(words, own.money - cost) });

/** A tile or boat: its price, what is left, and what it does. */
function bought(name: string, asked: Asked): string {
  const { view, words, names } = asked;
  const tile = view.tiles.find((one) => one.name === name);
  if (!tile) return "";
  const describer = new Describer(view, names, words);
  const yields = reward(words, tile);
  const brief = `page-brief-${name.split("-")[0]}`;
  const what = words.has(`page-short-${name}`) ? words.say(`page-short-${name}`) : describer.tileName(name);
  const price = words.say("page-say-price", { what, payment: money(words, tile.cost) });
  return joined(
    words,
    price,
    left(asked, tile.cost),
    words.has(brief) && words.say(brief),
    yields && words.say("page-say-each-farm", { reward: yields }),
  );
}

const tileOf = (move: MoveView): string => move.touches[0]?.replace("tile-", "") ?? "";

/** Who would get how much, by a preview. */
function dealt({ preview, words, names }: Asked): string {
  const shares = new Map<number, number>();
  const give = (event: EventView, units: number): void => {
    const seat = argument(event, "seat");
    shares.set(seat, (shares.get(seat) ?? 0) + units);
  };
  for (const event of preview?.events ?? []) {
    if (event.message === "grown") give(event, argument(event, "units"));
    if (event.message === "irrigated") give(event, 1);
  }
  return listed([...shares].map(([seat, units]) => words.say("page-share", { name: names[seat] ?? "", units })));
}

const PLACES: Record<string, (move: MoveView, asked: Asked) => string> = {
  production: (_, { view, words }) =>
    words.say("page-say-production", {
      chips: listed(view.chips.flatMap(({ value, field }) => (field === null ? [number(value)] : []))),
    }),
  farm: (_, { view, words }) => farmLine(view, words),
  harbour: (_, { view, words, own }) => {
    const prices = view.boats.flatMap(({ cargo, first_square }) =>
      cargo.flatMap((good, index) => (good ? [view.prices[first_square + index - 1] ?? Infinity] : [])),
    );
    return joined(
      words,
      words.say("page-say-harbour", { count: prices.filter((price) => price <= own.money).length }),
      words.say("page-say-missions", { count: view.needs.filter((need) => need?.possible).length }),
    );
  },
  market: (move, { words }) => words.say("page-say-market", { payment: money(words, value(move, "market")) }),
  temple: (move, { words, own }) => {
    const price = value(move, "temple");
    return words.say("page-say-temple", { payment: money(words, price), most: Math.floor(own.money / price) });
  },
  hall: (_, asked) => joined(asked.words, asked.words.say("page-say-hall"), purse(asked)),
};

const MOVES: Record<string, (move: MoveView, asked: Asked) => string> = {
  land: (move, asked) => bought(tileOf(move), asked),
  build: (move, asked) => bought(tileOf(move), asked),
  large: (move, asked) => bought(tileOf(move), asked),
  go: (move, asked) => PLACES[move.touches[0]?.replace("place-", "") ?? ""]?.(move, asked) ?? "",
  produce: (move, asked) => {
    const shares = dealt(asked);
    const { words } = asked;
    const chip = { value: value(move, "value"), product: words.say(`good-${GOODS[value(move, "product")]}`) };
    if (shares) return words.say("page-say-dealt", { ...chip, shares });
    return words.say("page-say-harvest", { ...chip, units: value(move, "units") });
  },
  enter: (move, { view, words }) =>
    words.say("page-say-boat", { length: value(move, "length"), units: view.farm?.units ?? 0 }),
  paid: (move, asked) =>
    joined(
      asked.words,
      asked.words.say("page-say-paid", {
        reward: reward(asked.words, { points: value(move, "points"), money: value(move, "money") }),
      }),
      asked.words.say("page-say-push", { length: asked.view.loading_length ?? 0 }),
    ),
  ship: (move, asked) => {
    const { words, names } = asked;
    const price = value(move, "price");
    const good = words.say(`good-${GOODS[value(move, "good")]}`);
    const from = value(move, "bank") ? words.say("page-bank") : (names[value(move, "other")] ?? "");
    return joined(words, words.say("page-say-ship", { good, payment: money(words, price), from }), left(asked, price));
  },
  mission: (move, asked) => {
    const { view, words } = asked;
    const index = view.plazas.findIndex((open) => move.touches.includes(`mission-${open?.name.toLowerCase()}`));
    const need = view.needs[index];
    const gained = reward(words, { points: value(move, "points"), money: value(move, "money") });
    return joined(
      words,
      words.say("page-say-paid", { reward: gained }),
      need?.estate.length
        ? words.say("page-say-errand", { goods: goods(words, need.estate), cost: money(words, need.cost) })
        : words.say("page-say-stored"),
    );
  },
  take: (move, asked) => taken(move, asked),
  "take-hut": (move, asked) => taken(move, asked),
  offer: (move, asked) =>
    joined(
      asked.words,
      asked.words.say("page-say-price", {
        what: points(asked.words, value(move, "points") || 1),
        payment: money(asked.words, value(move, "price")),
      }),
      left(asked, value(move, "price")),
    ),
  row: (move, asked) => {
    const { words, own } = asked;
    const after = own.money - value(move, "cost") + value(move, "money");
    return joined(
      words,
      words.say("page-say-row", { ...move.arguments }),
      words.say("page-say-left", { payment: money(words, after) }),
    );
  },
};

/** A unit taken from the estate: sold, loaded or given to a mission. */
function taken(move: MoveView, asked: Asked): string {
  const { decision, words } = asked;
  const product = words.say(`good-${GOODS[value(move, "product")]}`);
  if (decision.asked === "sell") {
    const price = Number(decision.arguments["price"] ?? 0);
    return joined(words, words.say("page-say-sold", { product, payment: money(words, price) }), left(asked, -price));
  }
  return decision.asked === "load" ? words.say("page-say-loaded", { product, ...decision.arguments }) : "";
}

/** The open mission for which least is missing. */
function nearest({ view, words }: Asked): string {
  const open = view.plazas.flatMap((mission, index) => {
    const need = view.needs[index];
    return mission && need ? [{ mission: mission.name, need }] : [];
  });
  const [best] = open.sort((one, other) => one.need.lacking.length - other.need.lacking.length);
  if (!best) return "";
  const { mission, need } = best;
  return need.lacking.length
    ? words.say("page-say-nearest", { mission, goods: goods(words, need.lacking) })
    : words.say("page-say-fulfilled", { mission });
}

const QUESTIONS: Record<string, (asked: Asked) => string> = {
  start: purse,
  act: (asked) =>
    joined(asked.words, asked.words.say("page-markers-left", { count: asked.own.markers_left }), purse(asked)),
  produce: ({ view, words }) =>
    words.say("page-say-chips", {
      chips: listed(view.chips.flatMap(({ value, field }) => (field === null ? [number(value)] : []))),
    }),
  effect: ({ view, words }) =>
    words.say("page-say-unused", {
      developments: listed((view.about?.unused ?? []).map((kind) => words.say(`development-${kind}`))),
    }),
  boat: ({ view, words }) => words.say("page-say-units", { units: view.farm?.units ?? 0 }),
  load: ({ words }) => words.say("page-say-bow"),
  ship: (asked) => joined(asked.words, purse(asked), nearest(asked)),
  sell: ({ decision, words }) =>
    words.say("page-say-brings", { payment: money(words, Number(decision.arguments["price"] ?? 0)) }),
  name: nearest,
  grow: nearest,
  mission: ({ words }) => words.say("page-say-one-mission"),
  hall: purse,
  order: purse,
  drop: ({ words }) => words.say("page-say-room"),
};
