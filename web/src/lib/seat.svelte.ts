/** The client of one seat, or a spectator: the displayed table, the log so far, and the requests of the player. */
import type { Chatted, EventView, ServerMessage, SetOrder, StreamItem, TableView, Update } from "../made/wire";
import * as http from "./http";
import { type LogEntry, type PendingUpdate, Playback } from "./playback.svelte";
import { type Answer, type Connection, SeatSocket } from "./socket";
import { updated } from "./updated";

/** What the prompt needs of a client. */
export type PromptClient = Pick<
  SeatClient,
  "seat" | "connection" | "refused" | "playback" | "events" | "answerProposal" | "substituteBot" | "setOrder"
>;

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
  /** What others did since this seat's last move, as far as it was shown. */
  missed = $state.raw<LogEntry[]>([]);
  readonly playback = new Playback((update) => this.#show(update));

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
    this.playback.close();
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
    this.playback.skip();
    return this.#socket.ask({ type: "undo", answers: this.latest?.n ?? 0, ...(to === undefined ? {} : { to }) });
  }
  answerProposal(yes: boolean): Promise<Answer> {
    this.playback.skip();
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
  previewMove(move: string): Promise<Answer> {
    return this.#socket.ask({ type: "preview-move", move });
  }
  setOrder(window: string, order: SetOrder["order"]): Promise<Answer> {
    return this.#socket.ask({ type: "set-order", window, order });
  }
  leaveLesson(): Promise<Answer> {
    this.playback.skip();
    return this.#socket.ask({ type: "leave-lesson" });
  }
  giveHint(): Promise<Answer> {
    return this.#socket.ask({ type: "give-hint" });
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
      const kept = gapless ? Math.min(...undone) : 0;
      this.log = this.log.filter(({ entry }) => entry <= kept);
      this.playback.replace({ table, entries });
      void this.#fetchLog();
      return;
    }
    this.playback.push({ table, entries });
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

  #show({ table, entries }: PendingUpdate): void {
    this.#appendToLog(entries);
    const foreign = entries.filter(({ events }) => events.some((event) => event.arguments["seat"] !== this.seat));
    if (foreign.length) this.missed = [...this.missed, ...foreign];
    if (entries.length || table.entries !== this.table?.entries) this.events = entries.flatMap(({ events }) => events);
    this.table = table;
  }

  #appendToLog(entries: LogEntry[]): void {
    const added = entries.filter(({ entry }) => entry > (this.log.at(-1)?.entry ?? 0));
    if (added.length) this.log = [...this.log, ...added];
  }
}
