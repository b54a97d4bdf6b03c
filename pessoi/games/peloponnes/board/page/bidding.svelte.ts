/** One gesture for a bid: a tile is touched, the amount is set on its plate, and both moves are sent one after the other. */
import type { MoveView, peloponnes } from "$made/wire";
import type { Offer } from "$shell/lib/offer.svelte";

export class Bidding {
  /** The amount that was set, for a tile. */
  #set = $state.raw<{ tile: string; amount: number } | null>(null);
  /** The amount to be sent when it is asked for. */
  #next: number | null = null;

  constructor(
    private readonly offer: Offer,
    private readonly view: () => peloponnes.PeloponnesView,
  ) {}

  /** The moves for the amount, if it is asked for. */
  readonly #amounts: MoveView[] = $derived.by(() =>
    this.offer.decision?.asked === "amount" ? this.offer.moves.filter((move) => move.kind === "offer") : [],
  );
  /** The bid for the tile that was touched. */
  readonly #chosen: MoveView | null = $derived.by(() => {
    const [only, other] = this.offer.chosen.length ? this.offer.left : [];
    return only?.kind === "bid" && !other ? only : null;
  });

  /** The name of the tile with the plate. */
  readonly tile: string | null = $derived.by(() => {
    if (this.#amounts.length) return this.view().wanted;
    return this.#chosen ? this.#chosen.move.slice("bid ".length) : null;
  });
  readonly least: number = $derived.by(() =>
    this.#amounts.length ? Math.min(...this.#amounts.map(amountOf)) : Number(this.#chosen?.details?.["coins"] ?? 0),
  );
  readonly most: number = $derived.by(() => {
    if (this.#amounts.length) return Math.max(...this.#amounts.map(amountOf));
    return this.fixed ? this.least : Number(this.offer.decision?.arguments["money"] ?? this.least);
  });
  /** Whether tiles have a fixed price: in the solo game. */
  get fixed(): boolean {
    return this.view().solo !== null;
  }
  readonly amount: number = $derived.by(() => {
    const hinted = this.#amounts.find((move) => move.move === this.offer.hinted);
    const wish = this.#set?.tile === this.tile ? this.#set?.amount : hinted && amountOf(hinted);
    return Math.max(this.least, Math.min(this.most, wish ?? this.least));
  });

  /** The move that the plate stands for, with its amount. */
  readonly proposed: MoveView | null = $derived.by(() => {
    const { amount } = this;
    if (this.#amounts.length) return this.#amounts.find((move) => amountOf(move) === amount) ?? null;
    const move = this.#chosen;
    if (!move) return null;
    const { seat, seats, rate } = this.view();
    const missing = Math.max(0, amount - (seats[seat ?? 0]?.coins ?? 0));
    return {
      ...move,
      details: { ...move.details, coins: amount, luxury: missing * rate },
    };
  });

  set(amount: number): void {
    if (this.tile !== null)
      this.#set = {
        tile: this.tile,
        amount: Math.max(this.least, Math.min(this.most, amount)),
      };
  }
  add(step: number): void {
    this.set(this.amount + step);
  }

  /** Touch a tile to bid for: its plate appears, or goes again. */
  touch(tile: string): void {
    const place = `tile-${tile}`;
    this.#set = null;
    this.offer.ghost = null;
    this.offer.chosen = this.offer.isChosen(place) ? [] : [place];
  }

  /** Remember the amount when the bid for the tile is sent. */
  follow(): void {
    if (!this.fixed && this.tile !== null && this.offer.sent === `bid ${this.tile}`) this.#next = this.amount;
  }

  /** Send the remembered amount when it is asked for. */
  answer(): void {
    const { decision, open, sent } = this.offer;
    if (this.#next === null || !open || sent !== null || decision?.asked !== "amount") return;
    const move = this.offer.moves.find((one) => amountOf(one) === this.#next);
    this.#next = null;
    if (move) void this.offer.send(move);
  }
}

const amountOf = (move: MoveView): number => move.arguments["amount"] ?? 0;
