import "./testing/browser";

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import type { EventView, peloponnes } from "$made/wire";
import { chapters, type LogLine } from "$shell/lib/logbook";
import { Offer } from "$shell/lib/offer.svelte";
import { gameWords, LANGUAGES, setLanguage } from "$shell/lib/words.svelte";
import { animations } from "./animations";
import { buttons, describe as second } from "./decisions";
import { chainSize, handLayout, TILE } from "./hand";
import kit from "./index";
import { log } from "./log";
import Sample from "./testing/Sample.svelte";

type View = peloponnes.PeloponnesView;
interface Stored {
  seat: number;
  view: View;
  decision: Parameters<typeof second>[1] | null;
}

const FILES = import.meta.glob<string>("../../../../../tests/browser/positions/peloponnes/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const stored = Object.entries(FILES).map(([path, text]) => ({
  name: /([^/]+)\.json$/.exec(path)?.[1] ?? "",
  content: JSON.parse(text) as unknown,
}));
const positions = stored
  .filter(({ name }) => name !== "updates" && name !== "events")
  .map(({ name, content }) => ({ name, ...(content as Stored) }));
const updates = stored.find(({ name }) => name === "updates")?.content as {
  before: View;
  changes: Partial<View>;
  events: EventView[];
}[];
const recorded = stored.find(({ name }) => name === "events")?.content as EventView[][];
const words = await gameWords("peloponnes");
const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

describe.each(positions)("the position $name", ({ view, seat, decision }) => {
  const offer = new Offer({
    send: () => new Promise(() => {}),
    resend: () => {},
    skip: () => {},
    confirms: () => false,
    reason: () => "",
  });
  const names = NAMES.slice(0, view.seats.length);
  offer.setDecision(decision);
  const drawn = (kit.plans ?? []).flatMap((plan) =>
    [0.55, 1.1].map((u) => render(Sample, { props: { kit, view, seat, plan, u, names, words, offer } }).body),
  );

  it.each(LANGUAGES)("explains everything that is drawn (%s)", async (language) => {
    await setLanguage(language);
    const ids = new Set(
      drawn.flatMap((html) => [...html.matchAll(/data-explain="([^"]+)"/g)].map(([, id]) => id ?? "")),
    );
    expect(ids.size).toBeGreaterThan(20);
    for (const id of ids) {
      const about = kit.explain(id, view, words, names);
      expect(about, id).not.toBeNull();
      expect(about?.does.length, id).toBeLessThanOrEqual(120);
      expect(about?.facts.length, id).toBeLessThanOrEqual(4);
      expect(JSON.stringify(about)).not.toMatch(/⟦|undefined|NaN/);
      expect(about?.rule, id).toMatch(/^peloponnes\./);
    }
    await setLanguage("en");
  });

  it("draws all places of the decision in every plan", () => {
    for (const html of drawn)
      for (const place of decision?.moves.flatMap((move) => move.touches) ?? [])
        expect(html).toContain(`data-place="${place}"`);
  });

  it("has no text that is missing and no native tooltip", () => {
    for (const html of drawn) {
      expect(html).not.toContain("⟦");
      expect(html).not.toMatch(/<title|\stitle=/);
    }
  });

  it("says something about every move, and offers at most three buttons", () => {
    if (!decision) return;
    expect(buttons(decision).length).toBeLessThanOrEqual(3);
    for (const move of [null, ...decision.moves]) {
      const said = second(view, decision, move, words, names);
      expect(said).not.toContain("⟦");
      if (move) expect(said, move.move).not.toBe("");
    }
  });
});

describe("animations", () => {
  const shown = updates.map(({ before, changes, events }) => ({
    events,
    steps: animations(before, { ...before, ...changes }, events),
  }));
  const drawing = (message: string): string[] =>
    shown
      .filter(({ events }) => events.some((event) => event.message === message))
      .flatMap(({ steps }) => steps.map(({ draw }) => draw));

  it("show every moment", () => {
    const moments = { outbid: "knock", laid: "buy", gains: "gain", income: "income", chit: "chit", disaster: "strike" };
    for (const [message, draw] of Object.entries(moments)) expect(drawing(message), message).toContain(draw);
    for (const message of ["supply", "starved", "protected", "result"])
      expect(drawing(message), message).toContain(
        { supply: "supply", starved: "starve", protected: "shield", result: "end" }[message],
      );
  });

  it("name what changes", () => {
    for (const { steps } of shown)
      for (const { draw, places } of steps)
        if (draw === "bid" || draw === "buy") expect(places.length).toBeGreaterThan(0);
  });

  it("let a bid that knocks another one off be one movement", () => {
    const steps = drawing("outbid");
    expect(steps.indexOf("knock")).toBe(0);
  });

  it("show nothing where nothing happens", () => {
    const [first] = updates;
    expect(first && animations(first.before, first.before, [])).toEqual([]);
  });
});

describe("the log", () => {
  const lines: LogLine[] = recorded.flatMap((events, entry) =>
    events.map((event, index) => ({
      key: `${entry}-${index}`,
      entry,
      kind: event.message,
      seat: event.arguments["seat"] ?? null,
      text: words.event(event, NAMES),
      done: event.message,
      short: event.message,
      rule: event.rule,
      places: [],
    })),
  );
  const told = chapters(lines, log, (message, items) => words.say(message, { items: items.join(" · ") }));

  it("has a chapter for every round", () => {
    expect(told.filter(({ title }) => title?.kind === "round")).toHaveLength(8);
  });

  it("begins a turn with a bid, and tells who was outbid in it", () => {
    const turns = told.flatMap((chapter) => chapter.turns);
    const outbid = turns.find((turn) => turn.lines.some((line) => line.kind === "outbid"));
    expect(outbid?.deed?.kind).toBe("bid");
    expect(turns.some((turn) => turn.deed?.kind === "order" || turn.lines.some((line) => line.kind === "order"))).toBe(
      false,
    );
  });

  it("has words for lines below the name of a seat, and within merged lines", () => {
    const shorts = log.merge.flatMap(({ kinds }) => kinds.map((kind) => `short-${kind}`));
    const missing = [...Object.values(log.deed), ...shorts].filter((message) => !words.has(message));
    expect(missing).toEqual([]);
  });

  it("has at most four lines in a turn", () => {
    for (const { turns } of told.slice(1)) for (const turn of turns) expect(turn.lines.length).toBeLessThanOrEqual(5);
  });
});

describe("the hand", () => {
  it.each([
    [1074, 177],
    [374, 165],
    [284, 206],
    [230, 165],
    [2040, 290],
    [1004, 149],
  ])("has room for up to ten tiles in %i by %i", (wide, high) => {
    for (let count = 1; count <= 10; count++) {
      const { columns, gauge, chain, scales } = handLayout(wide, high, count);
      const rows = 6 / columns;
      const width = chainSize(count, chain.wide, chain.high);
      const fitting = Math.floor((chain.wide + 4) / (width + 4));
      const tiles = Math.ceil(count / fitting) * (width * TILE + 4) - 4;
      const used = rows * gauge.high + (rows - 1) * 4 + 8 + Math.max(tiles, (scales * 62) / 130);
      expect(used).toBeLessThanOrEqual(high + 1);
    }
  });

  it("leaves out the scales where tiles would be small, not their numbers", () => {
    expect(handLayout(374, 165, 3).scales).toBeGreaterThan(80);
    expect(handLayout(374, 165, 6).scales).toBe(0);
  });
});
