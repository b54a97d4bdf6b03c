/** What every place, piece and number of the board is, for the popover. */
import type { zeus } from "$made/wire";
import type { Explanation } from "$shell/lib/board";
import { type GameWords, listed, number, type Values } from "$shell/lib/words.svelte";
import { counted, dialState } from "./bids";
import { ledger } from "./ledger";
import { worthOn } from "./worth";

type View = zeus.ZeusView;
type Facts = Explanation["facts"];

const SIZES = ["small", "medium", "large"];
const MOST_FACTS = 4;

/** What the explanations of one table have in common. */
class About {
  constructor(
    readonly view: View,
    readonly words: GameWords,
    readonly names: string[],
  ) {}

  say(message: string, values: Values = {}): string {
    return this.words.say(`explain-${message}`, values);
  }
  name(seat: number): string {
    return this.names[seat] ?? "";
  }
  /** A fact, or none if there is nothing to say. */
  fact(label: string, value: string | number | null | undefined): Facts {
    const text = typeof value === "number" ? number(value) : value;
    return text ? [{ label: this.say(`fact-${label}`), value: text }] : [];
  }
  /** Rows of plots with what a temple on each costs. */
  sites(sites: { plots: number[]; price: number }[]): string {
    return listed(sites.map(({ plots, price }) => this.say("site", { site: plots.join("-"), price })));
  }
}

/** The explanation of an id; null if nothing has it. */
export function explain(id: string, view: View, words: GameWords, names: string[]): Explanation | null {
  const [kind = "", ...rest] = id.split("-");
  const about = new About(view, words, names);
  const [first = "", second = ""] = rest;
  const found = KINDS[kind]?.(about, first, second) ?? null;
  return found && { ...found, facts: found.facts.slice(0, MOST_FACTS) };
}

/** An explanation of something that a seat has. */
function ofSeat(tell: (about: About, seat: number, own: zeus.SeatView) => Explanation) {
  return (about: About, seat: string): Explanation | null => {
    const own = about.view.seats[Number(seat)];
    return own ? tell(about, Number(seat), own) : null;
  };
}

// -- the map -----------------------------------------------------------------------------------------

function plot(about: About, id: string): Explanation | null {
  const { view } = about;
  const found = view.plots.find(({ number }) => number === Number(id));
  if (!found) return null;
  const land = view.peninsulas[found.peninsula]!;
  const kind = about.say("on-peninsula", { peninsula: land.name });
  const shape = land.reconstructed ? { reconstructed: about.say("reconstructed-shape") } : {};
  if (found.temple) return { ...built(about, found), kind };
  const last = land.unbuilt === 1 ? about.say(view.last_stays_empty ? "last-never" : "last-owners") : "";
  if (found.owner === null) {
    const joins = view.joins.filter(({ plot }) => plot === found.number);
    const offered = view.shown.includes(found.number);
    return {
      name: about.say("plot", { plot: found.number }),
      kind,
      does: about.say("plot-free"),
      facts: [
        ...about.fact("joins", joins.map(({ plots }) => plots.join("-")).join(", ")),
        ...about.fact("others", about.sites(joins)),
        ...about.fact("empty", land.unbuilt),
        ...about.fact("last", last),
      ],
      ...(offered ? { now: { text: about.say("offered"), good: true } } : {}),
      rule: "zeus.auction.highest",
      ...shape,
    };
  }
  const through = view.sites.filter(({ owner, plots }) => owner === found.owner && plots.includes(found.number));
  const faults = [...new Set(through.map(({ fault }) => fault))];
  const [fault] = faults.length === 1 ? faults : [null];
  const possible = through.filter((site) => site.fault === null);
  return {
    name: about.say("plot", { plot: found.number }),
    kind,
    does: about.say("plot-owned"),
    facts: [
      ...about.fact("owner", about.name(found.owner)),
      ...about.fact("price", found.noted ? number(found.price ?? 0) : about.say("forgotten")),
      ...about.fact("sites", about.sites(possible)),
      ...about.fact("last", last),
    ],
    ...(fault ? { now: { text: about.say(`fault-${fault}`), good: false } } : {}),
    rule: last ? "zeus.building.last-plot" : "zeus.building.cost",
    ...shape,
  };
}

function built(about: About, { number: found, temple: size }: zeus.PlotView): Explanation {
  const { view } = about;
  const standing = view.temples.find(({ plots }) => plots.includes(found))!;
  return {
    name: about.say("temple-on", { size, site: standing.plots.join("-") }),
    does: about.say("temple-pays", { size }),
    facts: [
      ...about.fact("owner", about.name(standing.owner)),
      ...about.fact("worth", view.temple_values[size - 1]),
      ...about.fact("one-more", view.next_values[size - 1]),
    ],
    rule: `zeus.score.${SIZES[size - 1]}`,
  };
}

function peninsula(about: About, name: string): Explanation | null {
  const { view } = about;
  const index = view.peninsulas.findIndex((land) => land.name === name);
  const land = view.peninsulas[index];
  if (!land) return null;
  const worth = worthOn(view, index).map(({ seat, amount }) => about.say("of", { name: about.name(seat), amount }));
  return {
    name: about.say("peninsula", { peninsula: name }),
    does: about.say("peninsula-bonus", { bonus: land.bonus }),
    facts: [
      ...about.fact("alone", land.builder === null ? about.say("nobody") : about.name(land.builder)),
      ...about.fact("empty", land.unbuilt),
      ...about.fact("temples-worth", listed(worth)),
    ],
    rule: "zeus.score.sole-builder",
    ...(land.reconstructed ? { reconstructed: about.say("reconstructed-shape") } : {}),
  };
}

// -- the agora ---------------------------------------------------------------------------------------

function card(about: About, id: string): Explanation | null {
  const { view } = about;
  const found = view.plots.find(({ number }) => number === Number(id));
  if (!found) return null;
  const joins = view.joins.filter(({ plot }) => plot === found.number);
  return {
    name: about.say("card", { plot: found.number }),
    kind: about.say("on-peninsula", { peninsula: view.peninsulas[found.peninsula]!.name }),
    does: about.say("card-does", { plot: found.number }),
    facts: about.fact("others", about.sites(joins)),
    ...(view.seat !== null && !joins.length ? { now: { text: about.say("joins-nothing"), good: false } } : {}),
    rule: "zeus.auction.highest",
  };
}

const cards = (about: About): Explanation => ({
  name: about.say("cards"),
  does: about.say("cards-do", { sold: about.view.sold }),
  facts: about.fact("plots", listed(about.view.shown.map(String))),
  rule: "zeus.turn.choice",
});

const pile = (about: About): Explanation => ({
  name: about.words.say("board-draw-pile"),
  does: about.say("pile"),
  facts: [
    ...about.fact("left", number(about.view.draw_pile)),
    ...about.fact("next", listed(about.view.next_cards.slice(0, 9).map(String))),
  ],
  rule: "zeus.turn.reveal",
});

const discard = (about: About): Explanation => ({
  name: about.words.say("board-discard"),
  does: about.say("discard"),
  facts: about.fact("plots", listed(about.view.discard.map(String))),
  rule: "zeus.turn.turn-over",
});

function dial(about: About, seat: number, own: zeus.SeatView): Explanation {
  const { view } = about;
  const bid = own.bid ?? (seat === view.seat ? view.own_bid : null);
  const favourite = seat === view.active;
  return {
    name: about.say("dial", { name: about.name(seat) }),
    does: about.say(`dial-${dialState(view, seat)}`),
    facts: [
      ...about.fact("bid", bid === null ? "" : number(bid)),
      ...about.fact("counts", own.bid !== null && favourite ? counted(view, seat) : null),
      ...about.fact("range", about.say("dial-range")),
    ],
    rule: favourite ? "zeus.auction.favourite" : "zeus.auction.secret",
  };
}

const pillar = (about: About): Explanation => ({
  name: about.words.say("page-pillar"),
  does: about.say("pillar", { bonus: about.view.pillar }),
  facts: about.fact("holder", about.name(about.view.active)),
  rule: "zeus.turn.pillar",
});

/** A size of temples: those left and what they are worth; with a seat also how many it has. */
function temple(about: About, size: number, seat?: number): Explanation | null {
  const { view } = about;
  const left = view.supply[size - 1];
  if (left === undefined) return null;
  return {
    name: about.say("temples", { size }),
    kind: about.say("temple-pays", { size }),
    does: about.say("temple-worth", { size }),
    facts: [
      ...(seat === undefined ? [] : about.fact("has", view.seats[seat]?.temples[size - 1])),
      ...about.fact("left", number(left)),
      ...about.fact("worth", number(view.temple_values[size - 1] ?? 0)),
      ...about.fact("one-more", view.next_values[size - 1]),
    ],
    ...(left ? {} : { now: { text: about.say("fault-supply-empty"), good: false } }),
    rule: `zeus.score.${SIZES[size - 1]}`,
  };
}

// -- what a seat has ---------------------------------------------------------------------------------

const stone = (about: About, seat: number, own: zeus.SeatView): Explanation => ({
  name: about.words.say("board-stone"),
  does: about.say("stone"),
  facts: about.fact("owner", about.name(seat)),
  now: { text: about.say(own.stone ? "stone-there" : "stone-used"), good: own.stone },
  rule: "zeus.stone.once",
});

const money = (about: About, seat: number, own: zeus.SeatView): Explanation => ({
  name: about.words.say("board-money"),
  does: about.say("money"),
  facts: [
    ...about.fact("owner", about.name(seat)),
    ...about.fact("money", own.money === null ? about.words.say("board-hidden") : number(own.money)),
    ...about.fact("wealth", own.score),
  ],
  rule: "zeus.score.winner",
});

const pawns = (about: About, seat: number, own: zeus.SeatView): Explanation => ({
  name: about.words.say("board-pawns"),
  does: about.say("pawns"),
  facts: [...about.fact("owner", about.name(seat)), ...about.fact("left", number(own.pawns))],
  rule: "zeus.other.pawn-limit",
});

const income = (about: About, seat: number, own: zeus.SeatView): Explanation => ({
  name: about.words.say("page-income"),
  does: about.say("income"),
  facts: [
    ...about.fact("owner", about.name(seat)),
    ...about.fact("each-turn", number(own.income)),
    ...(seat === about.view.active ? about.fact("claimable", about.view.claimable) : []),
  ],
  rule: "zeus.turn.income",
});

const list = (about: About, seat: number): Explanation => ({
  name: about.words.say("page-ledger"),
  does: about.say("ledger"),
  facts: [
    ...about.fact("owner", about.name(seat)),
    ...about.fact(
      "sites",
      about.sites(
        ledger(about.view, seat)
          .flatMap(({ sites }) => sites.slice(0, 2))
          .slice(0, 4),
      ),
    ),
  ],
  rule: "zeus.auction.note",
});

/** What the ids begin with. */
const KINDS: Record<string, (about: About, first: string, second: string) => Explanation | null> = {
  plot,
  card,
  cards,
  pile,
  discard,
  dial: ofSeat(dial),
  temple: (about, size) => temple(about, Number(size)),
  temples: (about, seat, size) => (about.view.seats[Number(seat)] ? temple(about, Number(size), Number(seat)) : null),
  pillar,
  stone: ofSeat(stone),
  money: ofSeat(money),
  pawns: ofSeat(pawns),
  income: ofSeat(income),
  ledger: ofSeat(list),
  peninsula,
};
