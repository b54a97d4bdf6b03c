import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Decision, ServerMessage, StreamItem, TableView, Update } from "../made/wire";

/** A WebSocket that keeps what the client sends, and passes messages of the test to it. */
class FakeSocket {
  static readonly OPEN = 1;
  static latest: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number; reason: string }) => void) | null = null;

  constructor() {
    FakeSocket.latest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  /** Receive one message of the socket with some messages of the server, one per line. */
  push(...messages: ServerMessage[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }
  get moves(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type === "make-move");
  }
}

const decision = (...moves: string[]): Decision => ({
  since: 1,
  asked: "place",
  arguments: {},
  window: false,
  moves: moves.map((move) => ({ move, kind: "place", arguments: {}, touches: [] })),
});

const table = (n: number, bots: string[], asked: Decision | null = null): TableView => ({
  table: "t",
  n,
  game: "zeus",
  options: {},
  correction: {},
  seat: null,
  players: bots.map((bot) => ({ name: "", bot, taken: true, colour: "red" })),
  entries: n,
  view: {},
  decision: asked,
  can_undo: false,
  orders: {},
  proposal: null,
  result: null,
  clock: null,
  notices: [],
  rematch: false,
  closed: null,
  lesson: null,
});

const update = (n: number, bots: string[], asked: Decision | null = null): Update => ({
  type: "update",
  since: n === 1 ? null : n - 1,
  items: [{ kind: "moved", n, entry: n, events: [{ message: "bid", rule: "", arguments: { seat: 1 } }] }],
  table: table(n, bots, asked),
  changes: null,
});

async function connected(): Promise<{ client: import("./seat.svelte").SeatClient; socket: FakeSocket }> {
  const { SeatClient } = await import("./seat.svelte");
  const client = new SeatClient("token", null);
  client.playback.animate = () => [{ ms: 900, draw: "", places: [] }];
  return { client, socket: FakeSocket.latest };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("unreachable")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const BOTS = ["casual", "casual", "casual"];
const PEOPLE = ["", "casual", "casual"];

test("a message of the socket may contain several messages of the server", async () => {
  const { client, socket } = await connected();
  socket.push(update(1, PEOPLE), { type: "presence", seats: [0], spectators: 2 });
  expect(client.table?.n).toBe(1);
  expect(client.presence.spectators).toBe(2);
});

test("the display stays close behind bots, and the log has all entries", async () => {
  const { client, socket } = await connected();
  socket.push(update(1, BOTS));
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 2; n <= 1000; n++) {
    socket.push(update(n, BOTS));
    if (n % 10 === 0) await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(1000 - (client.table?.entries ?? 0)).toBeLessThan(10); // eight seconds
  await vi.advanceTimersByTimeAsync(9000);
  expect(client.table?.entries).toBe(1000);
  expect(client.playback.pending).toBe(0);
  expect(client.log.map(({ entry }) => entry)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
});

test("moves are shown at the chosen pace; what is too far behind is shown at once", async () => {
  const { client, socket } = await connected();
  socket.push(update(1, PEOPLE));
  for (let n = 2; n <= 21; n++) socket.push(update(n, PEOPLE));
  const shown = [];
  while (client.playback.pending) {
    await vi.advanceTimersByTimeAsync(900);
    shown.push(client.table?.entries);
  }
  expect(shown.at(-1)).toBe(21);
});

test("without a pace all updates are shown as soon as the browser has painted the first", async () => {
  const { client, socket } = await connected();
  const { settings } = await import("./settings.svelte");
  settings.pace = "none";
  socket.push(update(1, PEOPLE));
  for (let n = 2; n <= 9; n++) socket.push(update(n, PEOPLE));
  await vi.advanceTimersByTimeAsync(50);
  expect(client.table?.entries).toBe(9);
  expect(client.playback.done).toBe(true);
  expect(client.log).toHaveLength(9);
  settings.pace = "normal";
});

/** Functions that answer the requests for the log, in order of the requests. */
function logRequests(): ((entries: number[]) => void)[] {
  const answers: ((entries: number[]) => void)[] = [];
  const answer = (entries: number[]) =>
    new Response(JSON.stringify({ items: entries.map((entry) => ({ kind: "moved", n: entry, entry, events: [] })) }));
  vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push((entries) => resolve(answer(entries)))));
  return answers;
}

test("entries that arrive while the log is fetched are not lost", async () => {
  const answers = logRequests();
  const { client, socket } = await connected();
  socket.push({ ...update(3, BOTS), since: null });
  for (let n = 4; n <= 6; n++) socket.push(update(n, BOTS));
  client.playback.skip();
  answers[0]?.([1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.log.map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("undone entries leave the log, and an older response does not restore them", async () => {
  const answers = logRequests();
  const { client, socket } = await connected();
  socket.push({ ...update(3, PEOPLE), since: null });
  const undone = { ...table(4, PEOPLE), entries: 1 };
  socket.push({ ...update(4, PEOPLE), items: [{ kind: "undone", n: 4, seat: 0, to: 1 }], table: undone });
  answers[1]?.([1]);
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.log.map(({ entry }) => entry)).toEqual([1]);
});

test("skipping shows the last table and adds all entries to the log", async () => {
  const { client, socket } = await connected();
  socket.push(update(1, PEOPLE));
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 2; n <= 9; n++) socket.push(update(n, PEOPLE));
  client.playback.skip();
  expect(client.table?.entries).toBe(9);
  expect(client.log).toHaveLength(9);
});

test("chat does not change the events on the board", async () => {
  const { client, socket } = await connected();
  socket.push(update(1, PEOPLE));
  socket.push(update(2, PEOPLE));
  const { events } = client;
  const view = client.table?.view;
  expect(events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  const message: StreamItem = { kind: "chatted", n: 3, seat: 1, text: "Oh!", time: 0 };
  socket.push({ type: "update", since: 2, items: [message], table: null, changes: { n: 3 } });
  expect(client.chat).toHaveLength(1);
  expect(client.table?.n).toBe(3);
  expect(client.events).toBe(events);
  expect(client.table?.view).toBe(view);
});

test("a late move is not repeated: the client requests the current table", async () => {
  const { client, socket } = await connected();
  socket.push(update(1, PEOPLE, decision("left", "right")));
  const answer = client.makeMove("left", 1);
  const current = table(2, PEOPLE, decision("left"));
  socket.push({
    type: "refused",
    id: String(socket.moves[0]?.["id"]),
    code: "too-late",
    arguments: {},
    table: current,
  });
  expect((await answer).type).toBe("refused");
  expect(socket.moves).toHaveLength(1);
  expect(socket.sent.at(-1)?.["type"]).toBe("resync");
});

test("a decision answered during playback is not offered again while the displayed table still has it", async () => {
  const { Offer } = await import("./offer.svelte");
  const { client, socket } = await connected();
  const offer = new Offer({
    send: (move, since) => client.makeMove(move, since),
    resend: () => client.resend(),
    skip: () => {}, // so that the display stays behind
    confirms: () => false,
    reason: ({ code }) => code,
  });
  socket.push(update(1, PEOPLE), update(2, PEOPLE, decision("left", "right")));
  offer.setDecision(client.latest?.decision ?? null);
  void offer.play("left");
  socket.push({ type: "accepted", id: String(socket.moves[0]?.["id"]), n: 3 }, update(3, PEOPLE));
  await vi.advanceTimersByTimeAsync(0);
  expect(client.playback.pending).toBeGreaterThan(0);
  expect(client.table?.decision).not.toBeNull();
  offer.setDecision(client.table?.decision ?? null);
  void offer.play("right");
  expect(socket.moves).toHaveLength(1);
});
