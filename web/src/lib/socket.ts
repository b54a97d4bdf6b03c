/** One seat's socket: it comes back by itself, and what was not answered is sent again under the same id. */
import type { Accepted, Because, FromServer, Hinted, Refused } from "../made/wire";

export type Answer = Accepted | Refused | Because | Hinted;
export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;
const NO_HELLO = 4401;

export interface Ears {
  /** The last number of the stream one has. */
  since(): number | null;
  hear(message: FromServer): void;
  status(connection: Connection, reason: string): void;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class SeatSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { text: string; resolve: (answer: Answer) => void }>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(
    private readonly token: string,
    private readonly seat: number | null,
    private readonly ears: Ears,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
  }

  /** Ask for something; the answer comes, be it after a break. */
  ask(request: Record<string, unknown>): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Ask for everything anew. */
  look(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "look" }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }

  readonly #now = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", token: this.token, seat: this.seat, since: this.ears.since() };
      socket.send(JSON.stringify(hello));
      this.#waiting.forEach(({ text }) => socket.send(text));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (end) => {
      if (this.#closed || socket !== this.#socket) return;
      if (end.code === NO_HELLO) return this.ears.status("refused", end.reason);
      this.ears.status("lost", end.reason);
      this.#retry = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: FromServer): void {
    if (message.type === "update") {
      this.#wait = FIRST_WAIT;
      this.ears.status("open", "");
    }
    if ("id" in message) {
      this.#waiting.get(message.id)?.resolve(message);
      this.#waiting.delete(message.id);
    }
    this.ears.hear(message);
  }
}
