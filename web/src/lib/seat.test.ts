import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { AnyItem, Decision, FromServer, TableView, Update } from "../made/wire";

/** The other end of a seat's socket: keeps what was sent, and speaks as the server would. */
class Line {
  static readonly OPEN = 1;
  static latest: Line;
  readonly readyState = Line.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number; reason: string }) => void) | null = null;

  constructor() {
    Line.latest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get plays(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type === "play");
  }
}

const decision = (...moves: string[]): Decision => ({
  since: 1,
  asked: "place",
  moves: moves.map((move) => ({ move, kind: "place", arguments: {}, touches: [] })),
});

const table = (n: number, bots: string[], asked: Decision | null = null): TableView => ({
  table: "t",
  n,
  game: "zeus",
  options: {},
  seat: null,
  players: bots.map((bot) => ({ name: "", bot, taken: true })),
  entries: n,
  view: {},
  decision: asked,
  can_undo: false,
  proposal: null,
  result: null,
  clock: null,
  rematch: false,
  closed: null,
});

const update = (n: number, bots: string[], asked: Decision | null = null): Update => ({
  type: "update",
  since: n === 1 ? null : n - 1,
  items: [{ kind: "events", n, entry: n, events: [{ message: "bid", rule: "", arguments: { seat: 1 } }] }],
  table: table(n, bots, asked),
  changes: null,
});

async function seated(): Promise<{ seat: import("./seat.svelte").Seat; line: Line }> {
  const { Seat } = await import("./seat.svelte");
  const seat = new Seat("token", null);
  return { seat, line: Line.latest };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody answers")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const BOTS = ["casual", "casual", "casual"];
const PEOPLE = ["", "casual", "casual"];

test("bots that play among themselves are never shown long after, and the log keeps all of it", async () => {
  const { seat, line } = await seated();
  line.tell(update(1, BOTS));
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 2; n <= 1000; n++) {
    line.tell(update(n, BOTS));
    if (n % 10 === 0) await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(1000 - (seat.table?.entries ?? 0)).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(5000);
  expect(seat.table?.entries).toBe(1000);
  expect(seat.waiting).toBe(0);
  expect(seat.story.map(({ entry }) => entry)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
});

test("between people every move is shown at its pace, be it a long turn", async () => {
  const { seat, line } = await seated();
  line.tell(update(1, PEOPLE));
  for (let n = 2; n <= 21; n++) line.tell(update(n, PEOPLE));
  const shown = [];
  while (seat.waiting) {
    await vi.advanceTimersByTimeAsync(900);
    shown.push(seat.table?.entries);
  }
  expect(shown).toEqual(Array.from({ length: 19 }, (_, index) => index + 3));
});

test("without a pace the first answer is painted before those that follow it, and they are shown together", async () => {
  const { seat, line } = await seated();
  const { settings } = await import("./settings.svelte");
  settings.pace = "none";
  line.tell(update(1, PEOPLE));
  for (let n = 2; n <= 9; n++) line.tell(update(n, PEOPLE));
  expect(seat.table?.entries).toBe(2);
  await vi.advanceTimersByTimeAsync(50);
  expect(seat.table?.entries).toBe(9);
  expect(seat.events).toHaveLength(7);
  expect(seat.story).toHaveLength(9);
  settings.pace = "normal";
});

/** The server's answer to who asks for the story, whenever it comes. */
function stories(): ((entries: number[]) => void)[] {
  const answers: ((entries: number[]) => void)[] = [];
  const answer = (entries: number[]) =>
    new Response(JSON.stringify({ items: entries.map((entry) => ({ kind: "events", n: entry, entry, events: [] })) }));
  vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push((entries) => resolve(answer(entries)))));
  return answers;
}

test("what is told while the story is on its way is not lost", async () => {
  const answers = stories();
  const { seat, line } = await seated();
  line.tell({ ...update(3, BOTS), since: null });
  for (let n = 4; n <= 6; n++) line.tell(update(n, BOTS));
  seat.skip();
  answers[0]?.([1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.story.map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("what was taken back is no longer in the story, and an older story does not bring it back", async () => {
  const answers = stories();
  const { seat, line } = await seated();
  line.tell({ ...update(3, PEOPLE), since: null });
  const back = { ...table(4, PEOPLE), entries: 1 };
  line.tell({ ...update(4, PEOPLE), items: [{ kind: "back", n: 4, seat: 0, to: 1 }], table: back });
  answers[1]?.([1]);
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.story.map(({ entry }) => entry)).toEqual([1]);
});

test("skipping shows the last table and tells all that happened", async () => {
  const { seat, line } = await seated();
  line.tell(update(1, PEOPLE));
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 2; n <= 9; n++) line.tell(update(n, PEOPLE));
  seat.skip();
  expect(seat.table?.entries).toBe(9);
  expect(seat.story).toHaveLength(9);
  expect(seat.events).toHaveLength(1);
});

test("what has just happened stays on the board while somebody writes in the chat", async () => {
  const { seat, line } = await seated();
  line.tell(update(1, PEOPLE));
  line.tell(update(2, PEOPLE));
  const { events } = seat;
  const view = seat.table?.view;
  expect(events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  const said: AnyItem = { kind: "chat", n: 3, seat: 1, text: "Oh!", time: 0 };
  line.tell({ type: "update", since: 2, items: [said], table: null, changes: { n: 3 } });
  expect(seat.chat).toHaveLength(1);
  expect(seat.table?.n).toBe(3);
  expect(seat.events).toBe(events);
  expect(seat.table?.view).toBe(view);
});

test("a move that came too late is not made again unasked: the fresh table comes first", async () => {
  const { seat, line } = await seated();
  line.tell(update(1, PEOPLE, decision("left", "right")));
  const answer = seat.play("left");
  const fresh = table(2, PEOPLE, decision("left"));
  line.tell({ type: "refused", id: String(line.plays[0]?.["id"]), code: "too-late", arguments: {}, table: fresh });
  expect((await answer).type).toBe("refused");
  expect(line.plays).toHaveLength(1);
  expect(line.sent.at(-1)?.["type"]).toBe("look");
});
