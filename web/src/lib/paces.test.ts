/**
 * Games of the page's own client against a running server, at every pace of playback: moves are made while others' moves
 * are still shown, and none may come too late. `tests/browser/test_paces.py` and `benchmarks/paces.py` run this file.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import type { CreatedTable } from "../made/wire";
import type { Offer } from "./offer.svelte";
import type { SeatClient } from "./seat.svelte";

declare const process: { env: Record<string, string | undefined> };
const { PESSOI_ADDRESS: address = "", PESSOI_GAMES: games = "1", PESSOI_SEED: seed = "1" } = process.env;
const GAMES = ["zeus", "peloponnes", "rhodes", "deukalion"];
const PACES = ["slow", "normal", "quick", "none"] as const;
const TOO_MANY = 429;
/** The seats of people; a bot has the third one. */
const PEOPLE = 2;
/** Milliseconds for which a person at most looks on before a move. */
const LOOKS = 12;
/** Milliseconds between two moves of a seat: the server accepts 20 requests per second. */
const BETWEEN = 60;
const HOUR = 3_600_000;
/** Games that are played at the same time. */
const TOGETHER = 4;

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
function random(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays random moves as soon as they are offered, or a little later; counts refusals by their code. */
class Player {
  readonly #offer: Offer;
  #looksUntil = 0;
  #moved = 0;

  constructor(
    readonly client: SeatClient,
    offer: typeof Offer,
    private readonly next: () => number,
    refused: (code: string) => void,
    moved: () => void,
  ) {
    client.playback.animate = (_, __, events) =>
      events.some((event) => event.arguments["seat"] !== client.seat) ? [{ ms: 900, draw: "", places: [] }] : [];
    this.#offer = new offer({
      send: (move, since) => {
        moved();
        return client.makeMove(move, since);
      },
      resend: () => client.resend(),
      skip: () => client.playback.skip(),
      confirms: () => false,
      reason: ({ code }) => {
        refused(code);
        return code;
      },
    });
  }

  /** Do what is to be done now; returns whether the game is over. */
  look(): boolean {
    const { latest, playback } = this.client;
    this.#offer.setDecision(latest?.decision ?? null);
    this.#offer.caughtUp = playback.done;
    const { moves, phase } = this.#offer;
    if (phase !== "idle" || !moves.length) this.#looksUntil = performance.now() + this.next() * LOOKS;
    else if (performance.now() >= Math.max(this.#looksUntil, this.#moved + BETWEEN)) {
      this.#moved = performance.now();
      void this.#offer.play(moves[Math.floor(this.next() * moves.length)]!.move);
    }
    return Boolean(latest?.result);
  }
}

/** What was counted in some games. */
interface Count {
  games: number;
  moves: number;
  refusals: Record<string, number>;
}

/** Set up a table, as soon as the server accepts one more from this address. */
async function openTable(game: string): Promise<CreatedTable> {
  const people = Array.from({ length: PEOPLE }, (_, seat) => ({ kind: "person", name: `Person ${seat}` }));
  const asked = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game, seats: [...people, { kind: "bot", bot: "beginner" }] }),
  };
  for (;;) {
    const answer = await fetch("/api/tables", asked);
    if (answer.status !== TOO_MANY) return (await answer.json()) as CreatedTable;
    await new Promise((done) => setTimeout(done, 1000));
  }
}

/** Play a game to its end. */
async function playGame(game: string, next: () => number, count: Count): Promise<void> {
  const { Offer: OfferClass } = await import("./offer.svelte");
  const { SeatClient: Client } = await import("./seat.svelte");
  const { links } = await openTable(game);
  const refused = (code: string): void => void (count.refusals[code] = (count.refusals[code] ?? 0) + 1);
  const moved = (): void => void (count.moves += 1);
  const players = links
    .slice(0, PEOPLE)
    .map(({ token }, seat) => new Player(new Client(token, seat), OfferClass, next, refused, moved));
  while (!players.map((player) => player.look()).every(Boolean)) await new Promise((done) => setTimeout(done, 2));
  players.forEach(({ client }) => client.close());
  count.games += 1;
}

describe.skipIf(!address)("games at every pace", () => {
  beforeAll(() => {
    const fetched = fetch;
    vi.stubGlobal("location", { protocol: "http:", host: new URL(address).host });
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {}, classList: { toggle: () => {} } } });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("fetch", (path: string, asked: RequestInit) => fetched(new URL(path, address), asked));
  });
  afterAll(() => void vi.unstubAllGlobals());

  test.each(PACES)("no move comes too late: %s", { timeout: HOUR }, async (pace) => {
    const { settings } = await import("./settings.svelte");
    settings.pace = pace;
    const next = random(Number(seed));
    const count: Count = { games: 0, moves: 0, refusals: {} };
    const first = PACES.indexOf(pace) * Number(games);
    const waiting = Array.from({ length: Number(games) }, (_, index) => GAMES[(first + index) % GAMES.length] ?? "");
    const played = async (): Promise<void> => {
      for (let game = waiting.pop(); game; game = waiting.pop()) await playGame(game, next, count);
    };
    await Promise.all(Array.from({ length: TOGETHER }, played));
    // eslint-disable-next-line no-console -- what benchmarks/paces.py reads
    console.log(`paces ${JSON.stringify({ pace, ...count })}`);
    expect(count.refusals).toEqual({});
    expect(count.games).toBe(Number(games));
  });
});
