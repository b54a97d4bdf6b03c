/** The socket of a seat: reconnects automatically and sends unanswered requests again under the same id. */
import type { Accepted, HintGiven, MoveExplained, MovePreviewed, Refused, ServerMessage } from "../made/wire";

export type Answer = Accepted | Refused | MoveExplained | MovePreviewed | HintGiven;
export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;
const NO_HELLO = 4401;

export interface SocketHandlers {
  /** The last number of the stream the client has. */
  since(): number | null;
  receive(message: ServerMessage): void;
  status(connection: Connection, reason: string): void;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class SeatSocket {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, { text: string; resolve: (answer: Answer) => void }>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(
    private readonly token: string,
    private readonly seat: number | null,
    private readonly handlers: SocketHandlers,
  ) {
    this.#connect();
    addEventListener("online", this.#reconnect);
  }

  /** Send a request; resolves to its answer, even if the connection is lost in between. */
  ask(request: Record<string, unknown>): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      this.#unanswered.set(id, { text, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Send unanswered requests again; the server carries out a request once. */
  resend(): void {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN) this.#unanswered.forEach(({ text }) => socket.send(text));
  }

  /** Ask for the whole table again. */
  resync(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "resync" }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#reconnect);
    this.#socket?.close();
  }

  readonly #reconnect = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", token: this.token, seat: this.seat, since: this.handlers.since() };
      socket.send(JSON.stringify(hello));
      this.resend();
    };
    socket.onmessage = ({ data }) =>
      String(data)
        .split("\n")
        .forEach((line) => this.#receive(JSON.parse(line) as ServerMessage));
    socket.onclose = (end) => {
      if (this.#closed || socket !== this.#socket) return;
      if (end.code === NO_HELLO) return this.handlers.status("refused", end.reason);
      this.handlers.status("lost", end.reason);
      this.#retry = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #receive(message: ServerMessage): void {
    if (message.type === "update") {
      this.#wait = FIRST_WAIT;
      this.handlers.status("open", "");
    }
    if ("id" in message) {
      this.#unanswered.get(message.id)?.resolve(message);
      this.#unanswered.delete(message.id);
    }
    this.handlers.receive(message);
  }
}
