/** A table as one person sits at it: what is shown now, what was told so far, and what one can ask. */
import type { AnyItem, ChatItem, EventView, FromServer, TableView, Update } from "../made/wire";
import * as http from "./http";
import { overdue, TO_PAINT } from "./late";
import { PACES, settings } from "./settings.svelte";
import { type Answer, type Connection, SeatSocket } from "./socket";
import { updated } from "./updated";

/** All that happened at one entry of the record. */
export interface Told {
  entry: number;
  events: EventView[];
}

interface Coming {
  table: TableView;
  told: Told[];
}

/** Several updates as one: all that was told, and the last table. */
function together(several: Coming[]): Coming | undefined {
  const last = several.at(-1);
  return last && { table: last.table, told: several.flatMap(({ told }) => told) };
}

export class Seat {
  /** The table as it is shown: behind the truth while others' moves are played back. */
  table = $state.raw<TableView | null>(null);
  /** What happened last: how this table came of the one before it. Words in the chat are no such thing. */
  events = $state.raw<EventView[]>([]);
  story = $state.raw<Told[]>([]);
  chat = $state.raw<ChatItem[]>([]);
  present = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });
  connection = $state<Connection>("connecting");
  refused = $state("");
  waiting = $state(0);

  #coming: Coming[] = [];
  /** The table as the server told it last. */
  #truth: TableView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How often the story was read. */
  #readings = 0;
  #socket: SeatSocket;

  constructor(
    readonly token: string,
    readonly seat: number | null,
  ) {
    this.#socket = new SeatSocket(token, seat, {
      since: () => this.#truth?.n ?? null,
      hear: (message) => this.#hear(message),
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

  // -- asking ------------------------------------------------------------------------------------

  play(move: string): Promise<Answer> {
    return this.#socket.ask({ type: "play", move, answers: this.table?.n ?? 0 });
  }
  undo(to?: number): Promise<Answer> {
    this.skip();
    return this.#socket.ask({ type: "undo", answers: this.#truth?.n ?? 0, ...(to === undefined ? {} : { to }) });
  }
  consent(yes: boolean): Promise<Answer> {
    this.skip();
    return this.#socket.ask({ type: "consent", answers: this.#truth?.n ?? 0, yes });
  }
  name(name: string): Promise<Answer> {
    return this.#socket.ask({ type: "name", name });
  }
  sit(seat: number, bot: string): Promise<Answer> {
    return this.#socket.ask({ type: "sit", seat, bot });
  }
  say(text: string): Promise<Answer> {
    return this.#socket.ask({ type: "say", text });
  }
  why(move: string): Promise<Answer> {
    return this.#socket.ask({ type: "why", move });
  }
  hint(): Promise<Answer> {
    return this.#socket.ask({ type: "hint" });
  }

  /** Show at once all that is still to be played back. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#catchUp(this.#coming.length);
  }

  // -- hearing -----------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    if (message.type === "update") this.#update(message);
    else if (message.type === "present") this.present = message;
    else if (message.type === "refused" && message.table) this.#socket.look();
  }

  #update(update: Update): void {
    const gapless = update.since !== null && update.since === this.#truth?.n;
    const table = updated(this.#truth, update);
    this.#truth = table;
    this.#listen(update.items, gapless);
    const told = update.items.flatMap((item) => (item.kind === "events" ? [item] : []));
    const back = update.items.flatMap((item) => (item.kind === "back" ? [item.to] : []));
    if (!gapless || back.length || this.table === null) {
      this.skip();
      const untouched = gapless ? Math.min(...back) : 0;
      this.story = this.story.filter(({ entry }) => entry <= untouched);
      this.#show({ table, told });
      void this.#readStory();
      return;
    }
    this.#coming.push({ table, told });
    this.waiting = this.#coming.length;
    if (this.#timer === undefined) this.#next();
  }

  #listen(items: AnyItem[], gapless: boolean): void {
    const said = items.flatMap((item) => (item.kind === "chat" ? [item] : []));
    if (said.length || !gapless) this.chat = gapless ? [...this.chat, ...said] : said;
  }

  /** What was told while the story was on its way stays; of two that are on their way, the later one counts. */
  async #readStory(): Promise<void> {
    const reading = ++this.#readings;
    const { items } = await http.story(this.token, this.seat).catch(() => ({ items: [] }));
    if (reading !== this.#readings) return;
    const known = items.filter(({ entry }) => entry <= (this.table?.entries ?? 0));
    const last = known.at(-1)?.entry ?? 0;
    this.story = [...known, ...this.story.filter(({ entry }) => entry > last)];
  }

  #next(): void {
    this.#timer = undefined;
    const pace = PACES[settings.pace];
    const latest = this.#coming.at(-1);
    if (latest) this.#catchUp(overdue(this.#coming.length, pace, latest.table));
    const coming = pace ? this.#coming.shift() : together(this.#coming.splice(0));
    this.waiting = this.#coming.length;
    if (!coming) return;
    this.#show(coming);
    const happened = coming.told.some(({ events }) => events.length);
    const mine =
      happened && coming.told.every(({ events }) => events.every((event) => event.arguments["seat"] === this.seat));
    const pause = happened && !mine ? pace : 0;
    this.#timer = setTimeout(() => this.#next(), Math.max(pause, TO_PAINT));
  }

  /** Show the first updates that wait at once: the story keeps them all, the board goes to the last of them. */
  #catchUp(count: number): void {
    const passed = this.#coming.splice(0, count);
    this.waiting = this.#coming.length;
    const last = passed.pop();
    if (!last) return;
    this.#tell(passed.flatMap(({ told }) => told));
    this.#show(last);
  }

  #show({ table, told }: Coming): void {
    this.#tell(told);
    if (told.length || table.entries !== this.table?.entries) this.events = told.flatMap(({ events }) => events);
    this.table = table;
  }

  #tell(told: Told[]): void {
    const new_ = told.filter(({ entry }) => entry > (this.story.at(-1)?.entry ?? 0));
    if (new_.length) this.story = [...this.story, ...new_];
  }
}
