import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Decision, EventView, MoveView, zeus } from "$made/wire";
import type { GameWords } from "$shell/lib/words.svelte";
import { agora } from "./agora";
import { animations, LONGEST } from "./animations";
import { dialState, ranking } from "./bids";
import { middle, sea } from "./geometry";
import { ledger } from "./ledger";
import { log } from "./log";
import { exactly, sitesOf, standing } from "./temples";
import { worthOn } from "./worth";

interface Stored {
  view: zeus.ZeusView;
  decision: Decision | null;
}
interface Update {
  before: zeus.ZeusView;
  changes: Partial<zeus.ZeusView>;
  events: EventView[];
}

const FILES = import.meta.glob<unknown>("../../../../../tests/browser/positions/zeus/*.json", {
  eager: true,
  import: "default",
});
const nameOf = (path: string): string => /([^/]+)\.json$/.exec(path)?.[1] ?? "";
const read = <Content>(name: string): Content =>
  Object.entries(FILES).find(([path]) => nameOf(path) === name)![1] as Content;
/** The positions are named after what is special about them and the number of seats. */
const POSITIONS = Object.keys(FILES)
  .map(nameOf)
  .filter((name) => /-\d$/.test(name))
  .map((name) => ({ name, ...read<Stored>(name) }));
const UPDATES = read<Update[]>("updates").map((update) => ({
  ...update,
  after: { ...update.before, ...update.changes },
}));
const PLANS = ["wide", "upright"];
const NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"];

const position = (name: string): Stored => POSITIONS.find((one) => one.name === name)!;
const event = (message: string, values: Record<string, number> = {}): EventView => ({
  message,
  rule: "",
  arguments: values,
});

// -- texts: the browser's globals that the shell reads when it is loaded ---------------------------------

let gameWords: (language: string) => Promise<GameWords>;
beforeAll(async () => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("innerWidth", 1440);
  const texts = await import("$shell/lib/words.svelte");
  gameWords = async (language) => {
    const found = await texts.gameWords("zeus");
    await texts.setLanguage(language as "en");
    return found;
  };
});

describe("the plans", () => {
  const { view } = position("crowded-6");
  it.each(PLANS)("%s has every plot inside the frame and none over the agora", (plan) => {
    const map = sea(view.plots, plan);
    const half = map.cell / 2;
    for (const plot of view.plots) {
      const { x, y } = middle(map, plot);
      expect(x - half).toBeGreaterThanOrEqual(map.frame);
      expect(y - half).toBeGreaterThanOrEqual(map.frame);
      expect(x + half).toBeLessThanOrEqual(map.width - map.frame);
      expect(y + half).toBeLessThanOrEqual(map.height - map.frame);
      for (const isle of [map.agora, ...(map.isle ? [map.isle] : [])]) {
        const apart =
          x + half <= isle.x ||
          x - half >= isle.x + isle.width ||
          y + half <= isle.y ||
          y - half >= isle.y + isle.height;
        expect(apart).toBe(true);
      }
    }
  });

  it("keep the size of the plots that the stage is told", () => {
    expect(PLANS.map((plan) => sea(view.plots, plan).cell)).toEqual([52, 52]);
  });

  it("give smaller plots to a board with larger peninsulas", () => {
    const larger = view.plots.map((plot) => ({ ...plot, row: plot.row + (plot.peninsula === 6 ? 2 : 0) }));
    for (const plan of PLANS) expect(sea(larger, plan).cell).toBeLessThan(52);
  });

  it.each([3, 4, 5, 6])("have %i dials in the agora, none over another", (seats) => {
    for (const plan of PLANS) {
      const map = sea(view.plots, plan);
      const { dial, dials } = agora(map, 3, seats);
      expect(dials).toHaveLength(seats);
      for (const [place, spot] of dials.entries()) {
        for (const other of dials.slice(place + 1))
          expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(2 * dial);
        expect(spot.x + dial).toBeLessThan(map.agora.x + map.agora.width);
        expect(spot.y + dial).toBeLessThan(map.agora.y + map.agora.height);
      }
    }
  });
});

describe("the bids", () => {
  const { view } = position("take-6");
  const bidding = (bids: (number | null)[], more: Partial<zeus.ZeusView> = {}): zeus.ZeusView => ({
    ...view,
    active: 1,
    buyers: [],
    ...more,
    seats: bids.map((bid) => ({ ...view.seats[0]!, bid, sealed: false })),
  });

  it("are in order from the highest, with the pillar; the active seat first in a tie", () => {
    expect(ranking(bidding([20, 17, 20, 5]))).toEqual({ order: [1, 2, 0, 3], winners: [1, 2] });
  });
  it("do not count if they are void", () => {
    const events = [event("bid-void", { seat: 2, amount: 40 }), event("winners", { seat: 0, other: 1 })];
    expect(ranking(bidding([20, 10, 40, 5]), events)).toEqual({ order: [0, 1, 3, 2], winners: [0, 1] });
  });
  it("do not count either if somebody with less buys, although nobody saw why", () => {
    expect(ranking(bidding([20, 10, 40, 5], { buyers: [1] }))?.winners).toEqual([2, 1]);
    expect(ranking(bidding([20, 10, 40, 5], { buyers: [0, 1] }))?.order.slice(0, 2)).toContain(1);
  });
  it("are unknown before they are revealed", () => expect(ranking(bidding([null, null, null]))).toBeNull());

  it("show on each dial whether a seat has bid, or takes no part", () => {
    const open = bidding([null, null, null], { asked: "bid", actors: [0] });
    open.seats[1] = { ...open.seats[1]!, sealed: true };
    expect([0, 1, 2].map((seat) => dialState(open, seat))).toEqual(["open", "sealed", "out"]);
  });
});

describe("temples", () => {
  const { view, decision } = position("stone-4");
  const moves = decision!.moves;
  const plotOf = new Map(view.plots.map((plot) => [plot.number, plot]));

  it("stand in a row or in a column", () => {
    expect(standing([1, 2], plotOf).upright).toBe(false);
    expect(standing([1, 4], plotOf).upright).toBe(true);
  });
  it("can be built on each site once, at the price without the stone where that is possible", () => {
    const sites = sitesOf(moves);
    expect(new Set(sites.map(({ plots }) => plots.join())).size).toBe(sites.length);
    for (const { plots, price, stone } of sites.filter((site) => !site.stone)) {
      const plain = moves.find(
        ({ kind, touches }) => kind === "build" && touches.join() === plots.map((plot) => `plot-${plot}`).join(),
      );
      expect([price, stone]).toEqual([plain?.details?.["price"], false]);
    }
  });
  it("are built on exactly the plots that are chosen", () => {
    const move = (kind: string, price: number, ...touches: string[]): MoveView => ({
      move: `${kind} ${price}`,
      kind,
      arguments: {},
      touches,
      details: { price },
    });
    const both = [
      move("build", 30, "plot-1", "plot-2"),
      move("stone-free", 20, "plot-1", "plot-2"),
      move("stone-free", 10, "plot-1", "plot-2"),
    ];
    const found = exactly([move("build", 10, "plot-1"), ...both], ["plot-2", "plot-1"]);
    expect([found.plain?.move, found.stone?.move]).toEqual(["build 30", "stone-free 10"]);
  });
  it("are worth on a peninsula what they add to the owner's wealth", () => {
    const { view: over } = position("over-6");
    over.seats.forEach(({ money, score }, seat) => {
      const worth = over.peninsulas.flatMap((_, land) => worthOn(over, land)).filter((one) => one.seat === seat);
      expect((money ?? 0) + worth.reduce((sum, { amount }) => sum + amount, 0)).toBe(score);
    });
  });
  it("are in the ledger beside the plots of a peninsula and what building there costs", () => {
    const { view: late } = position("crowded-6");
    const pages = ledger(late, late.seat!);
    const listed = pages.flatMap(({ plots, temples }) => [
      ...plots.map(({ number }) => number),
      ...temples.flatMap((temple) => temple.plots),
    ]);
    expect(listed.sort()).toEqual(
      late.plots.flatMap(({ number, owner }) => (owner === late.seat ? [number] : [])).sort(),
    );
    expect(pages.find(({ name }) => name === "E")?.sites.map(({ plots, price }) => [plots, price])).toEqual([
      [[28, 30], 41],
    ]);
  });
});

describe("the steps of an update", () => {
  const drawn = (update: Update & { after: zeus.ZeusView }): string[] =>
    animations(update.before, update.after, update.events).map(({ draw }) => draw);
  const first = (message: string): Update & { after: zeus.ZeusView } =>
    UPDATES.find(({ events }) => events.some((one) => one.message === message))!;

  it.each(UPDATES.map((update) => ({ messages: update.events.map(({ message }) => message).join(" "), update })))(
    "$messages take at most the time of a turn and name places of the board",
    ({ update }) => {
      const steps = animations(update.before, update.after, update.events);
      expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST);
      for (const { ms, places } of steps) {
        expect(ms).toBeGreaterThan(0);
        for (const place of places) expect(place).toMatch(/^(plot|card|dial)-\d+$|^peninsula-[A-G]$|^pile$|^discard$/);
      }
    },
  );
  it("turn all dials together, add the pillar, sort them, ring the winners and wait", () => {
    const reveal = first("bid-favourite");
    const steps = animations(reveal.before, reveal.after, reveal.events).filter(({ draw }) =>
      draw.startsWith("reveal"),
    );
    expect(steps.map(({ draw, ms }) => [draw, ms])).toEqual([
      ["reveal-turn", 350],
      ["reveal-bonus", 250],
      ["reveal-sort", 400],
      ["reveal-winners", 200],
      ["reveal-hold", 500],
    ]);
    expect(steps[0]?.places).toHaveLength(reveal.after.seats.length);
    expect(steps[3]?.places).toHaveLength(2);
  });
  it("deal cards one by one", () => {
    expect(drawn(first("drawn")).filter((draw) => draw === "deal")).toHaveLength(1);
  });
  it("let replaced temples sink before the new one rises", () => {
    const steps = drawn(first("extended"));
    expect(steps.indexOf("sink")).toBeGreaterThanOrEqual(0);
    expect(steps.indexOf("sink")).toBeLessThan(steps.indexOf("build"));
  });
  it("go from the card to the plot in a sale, also for a card that stands for another plot", () => {
    const placed = first("placed");
    const { card, plot } = placed.events.find(({ message }) => message === "placed")!.arguments;
    const sale = animations(placed.before, placed.after, placed.events).find(({ draw }) => draw === "sale");
    expect(sale?.places.slice(1)).toEqual([`card-${card}`, `plot-${plot}`]);
  });
  it("count peninsula by peninsula at the end, shortened evenly", () => {
    const over = first("over");
    const steps = animations(over.before, over.after, over.events).filter(({ draw }) => draw === "score");
    expect(steps).toHaveLength(over.after.peninsulas.length);
    expect(new Set(steps.map(({ ms }) => ms)).size).toBe(1);
  });
  it("are none where nothing is to be seen", () => {
    const { view } = position("start-3");
    expect(animations(view, view, [event("first", { seat: 1 })])).toEqual([]);
  });
});

/** Everything that is drawn of a position. */
async function drawn({ view, decision }: Stored, plan: string, words: GameWords): Promise<string> {
  const { default: TestTable } = await import("./TestTable.svelte");
  const names = NAMES.slice(0, view.seats.length);
  return render(TestTable, { props: { view, decision, plan, u: 0.62, words, names } }).body;
}
const explained = (html: string): Set<string> =>
  new Set([...html.matchAll(/data-explain="([^"]+)"/g)].map((match) => match[1]!));
/** The ids of everything that is drawn, by position; the same in every language. */
const ids = new Map<string, Set<string>>();

describe.each(["en", "fr", "de"])("texts in %s", (language) => {
  let words: GameWords;
  beforeAll(async () => void (words = await gameWords(language)));

  it("are on the board wherever there is room", async () => {
    for (const plan of PLANS) {
      const html = await drawn(position("take-6"), plan, words);
      expect(html).not.toMatch(/⟦|NaN|undefined|\stitle=/);
      expect(html).toContain(`aria-label="${words.say("page-map")}"`);
    }
  });

  it.each(POSITIONS)("explain everything that is drawn in $name", async ({ name, ...stored }) => {
    const { explain } = await import("./explain");
    if (!ids.has(name)) ids.set(name, explained(await drawn(stored, PLANS[name.length % 2]!, words)));
    expect(ids.get(name)!.size).toBeGreaterThan(60);
    for (const id of ids.get(name)!) {
      const about = explain(id, stored.view, words, NAMES);
      expect(about, id).not.toBeNull();
      const { name, kind, does, now, reconstructed, facts, rule } = about!;
      const texts = [
        name,
        kind,
        does,
        now?.text,
        reconstructed,
        ...facts.flatMap(({ label, value }) => [label, value]),
      ];
      expect(texts.join(" "), id).not.toMatch(/⟦|NaN|undefined/);
      expect(does.length, `${id}: ${does}`).toBeLessThanOrEqual(120);
      expect(facts.length, id).toBeLessThanOrEqual(4);
      expect(rule, id).toMatch(/^zeus\.\w+\.[\w-]+$/);
    }
  });

  it.each(POSITIONS.filter(({ decision }) => decision))(
    "describe every move of $name in one line",
    async ({ view, decision }) => {
      const { describe: tell } = await import("./describe");
      for (const move of [null, ...decision!.moves]) {
        const line = tell(view, decision!, move, words, NAMES);
        expect(line).not.toMatch(/⟦|NaN|Infinity|undefined/);
        expect(line.length, line).toBeLessThanOrEqual(84);
        expect(line.length).toBeGreaterThan(4);
      }
      const question = words.question(decision!, NAMES);
      expect(question.length, question).toBeLessThanOrEqual(44);
    },
  );

  it("offer at most three buttons, the main one first", async () => {
    const { default: kit } = await import("./index");
    const kinds = POSITIONS.flatMap(({ decision }) =>
      decision ? [kit.buttons(decision).map(({ kind }) => kind)] : [],
    );
    for (const offered of kinds) expect(offered.length).toBeLessThanOrEqual(3);
    expect(kinds).toContainEqual(["auction"]);
    expect(kinds).toContainEqual(["note", "forget"]);
    expect(kinds).toContainEqual(["pass"]);
  });

  it("tell the log: every kind that the kit names is one of the game's, with its messages", () => {
    const recorded = read<EventView[][]>("events").flat();
    const kinds = new Set([...recorded, ...UPDATES.flatMap(({ events }) => events)].map(({ message }) => message));
    const named = [
      ...log.chapter,
      ...log.turn,
      ...log.hide,
      ...Object.keys(log.deed),
      ...log.merge.flatMap((merge) => merge.kinds),
    ];
    for (const kind of named) expect(words.has(`event-${kind}`), kind).toBe(true);
    for (const kind of kinds) expect(words.has(`event-${kind}`), kind).toBe(true);
    for (const message of Object.values(log.deed)) expect(words.has(message), message).toBe(true);
    for (const { into } of log.merge) expect(words.say(into, { items: "Ann 3" })).toContain("Ann 3");
    for (const kind of ["bid", "bid-favourite", "sold", "temples-pay", "bonus"])
      expect(words.has(`short-${kind}`)).toBe(true);
  });
});
