/** The client of one seat, or a spectator: the displayed table, the log so far, and the requests of the player. */
import type { Chatted, EventView, ServerMessage, StreamItem, TableView, Update } from "../made/wire";
import * as http from "./http";
import { overdue, TO_PAINT } from "./playback";
import { PACES, settings } from "./settings.svelte";
import { type Answer, type Connection, SeatSocket } from "./socket";
import { updated } from "./updated";

/** The events of one entry of the record. */
export interface LogEntry {
  entry: number;
  events: EventView[];
}

interface PendingUpdate {
  table: TableView;
  entries: LogEntry[];
}

/** Merge several updates: all entries, and the last table. */
function merged(updates: PendingUpdate[]): PendingUpdate | undefined {
  const last = updates.at(-1);
  return last && { table: last.table, entries: updates.flatMap(({ entries }) => entries) };
}

export class SeatClient {
  /** The displayed table, which is behind the latest one while others' moves are played back. */
  table = $state.raw<TableView | null>(null);
  /** The events that led to the displayed position; chat does not change them. */
  events = $state.raw<EventView[]>([]);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chatted[]>([]);
  presence = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });
  connection = $state<Connection>("connecting");
  refused = $state("");
  /** The latest table from the server. */
  latest = $state.raw<TableView | null>(null);
  /** The number of updates that are still to be played back. */
  pending = $state(0);
  /** The number of updates of this playback that were shown. */
  shown = $state(0);

  #pending: PendingUpdate[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How often the log was fetched. */
  #fetches = 0;
  #socket: SeatSocket;

  constructor(
    readonly token: string,
    readonly seat: number | null,
  ) {
    this.#socket = new SeatSocket(token, seat, {
      since: () => this.latest?.n ?? null,
      receive: (message) => this.#receive(message),
      status: (connection, reason) => {
        this.connection = connection;
        if (connection === "refused") this.refused = reason;
      },
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  // -- requests ----------------------------------------------------------------------------------

  /** Answer the decision that is open since number `since` of the stream. */
  makeMove(move: string, since: number): Promise<Answer> {
    return this.#socket.ask({ type: "make-move", move, answers: since });
  }
  /** Send unanswered requests again, under the same ids. */
  resend(): void {
    this.#socket.resend();
  }
  undo(to?: number): Promise<Answer> {
    this.skip();
    return this.#socket.ask({ type: "undo", answers: this.latest?.n ?? 0, ...(to === undefined ? {} : { to }) });
  }
  answerProposal(yes: boolean): Promise<Answer> {
    this.skip();
    return this.#socket.ask({ type: "answer-proposal", answers: this.latest?.n ?? 0, yes });
  }
  takeSeat(name: string, colour = ""): Promise<Answer> {
    return this.#socket.ask({ type: "take-seat", name, colour });
  }
  substituteBot(seat: number, bot: string): Promise<Answer> {
    return this.#socket.ask({ type: "substitute-bot", seat, bot });
  }
  sendChat(text: string): Promise<Answer> {
    return this.#socket.ask({ type: "chat", text });
  }
  explainMove(move: string): Promise<Answer> {
    return this.#socket.ask({ type: "explain-move", move });
  }
  giveHint(): Promise<Answer> {
    return this.#socket.ask({ type: "give-hint" });
  }

  /** Show all pending updates now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#catchUp(this.#pending.length);
  }

  // -- messages from the server ------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    if (message.type === "update") this.#update(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "refused" && message.table) this.#socket.resync();
  }

  #update(update: Update): void {
    const gapless = update.since !== null && update.since === this.latest?.n;
    const table = updated(this.latest, update);
    this.latest = table;
    this.#addChat(update.items, gapless);
    const entries = update.items.flatMap((item) => (item.kind === "moved" ? [item] : []));
    const undone = update.items.flatMap((item) => (item.kind === "undone" ? [item.to] : []));
    if (!gapless || undone.length || this.table === null) {
      this.skip();
      const kept = gapless ? Math.min(...undone) : 0;
      this.log = this.log.filter(({ entry }) => entry <= kept);
      this.#show({ table, entries });
      void this.#fetchLog();
      return;
    }
    if (!this.#pending.length) this.shown = 0;
    this.#pending.push({ table, entries });
    this.pending = this.#pending.length;
    if (this.#timer === undefined) this.#next();
  }

  #addChat(items: StreamItem[], gapless: boolean): void {
    const messages = items.flatMap((item) => (item.kind === "chatted" ? [item] : []));
    if (messages.length || !gapless) this.chat = gapless ? [...this.chat, ...messages] : messages;
  }

  /** Fetch the log and keep the entries added in the meantime; of two concurrent fetches the later one counts. */
  async #fetchLog(): Promise<void> {
    const fetch = ++this.#fetches;
    const { items } = await http.eventLog(this.token, this.seat).catch(() => ({ items: [] }));
    if (fetch !== this.#fetches) return;
    const known = items.filter(({ entry }) => entry <= (this.table?.entries ?? 0));
    const last = known.at(-1)?.entry ?? 0;
    this.log = [...known, ...this.log.filter(({ entry }) => entry > last)];
  }

  #next(): void {
    this.#timer = undefined;
    const pace = PACES[settings.pace];
    const latest = this.#pending.at(-1);
    if (latest) this.#catchUp(overdue(this.#pending.length, pace, latest.table));
    const update = pace ? this.#pending.shift() : merged(this.#pending.splice(0));
    this.pending = this.#pending.length;
    if (!update) return;
    this.shown += 1;
    this.#show(update);
    const happened = update.entries.some(({ events }) => events.length);
    const mine =
      happened && update.entries.every(({ events }) => events.every((event) => event.arguments["seat"] === this.seat));
    const pause = happened && !mine ? pace : 0;
    this.#timer = setTimeout(() => this.#next(), Math.max(pause, TO_PAINT));
  }

  /** Show the first `count` pending updates now: the log gets all their entries, the board only the last table. */
  #catchUp(count: number): void {
    const passed = this.#pending.splice(0, count);
    this.pending = this.#pending.length;
    const last = passed.pop();
    if (!last) return;
    this.#appendToLog(passed.flatMap(({ entries }) => entries));
    this.#show(last);
  }

  #show({ table, entries }: PendingUpdate): void {
    this.#appendToLog(entries);
    if (entries.length || table.entries !== this.table?.entries) this.events = entries.flatMap(({ events }) => events);
    this.table = table;
  }

  #appendToLog(entries: LogEntry[]): void {
    const added = entries.filter(({ entry }) => entry > (this.log.at(-1)?.entry ?? 0));
    if (added.length) this.log = [...this.log, ...added];
  }
}
