/** Descriptions of everything on the table, for screen readers. */
import type { rhodes } from "$made/wire";
import { currentLanguage, type GameWords } from "$shell/lib/words.svelte";

export class Describer {
  constructor(
    private readonly view: rhodes.RhodesView,
    private readonly names: string[],
    private readonly words: GameWords,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  list(items: (string | number)[]): string {
    const all = items.map(String);
    return all.length
      ? new Intl.ListFormat(currentLanguage(), { type: "unit" }).format(all)
      : this.#say("page-nothing");
  }

  good(good: string): string {
    return this.#say(`good-${good}`);
  }
  goods(goods: string[]): string {
    return this.list(goods.map((good) => this.good(good)));
  }

  boat(owner: number | null): string {
    return owner === null ? this.#say("page-egyptian") : this.#say("page-boat-of", { name: this.name(owner) });
  }

  /** A square of the harbour, counted from 1. */
  square(square: number): string {
    const boat = this.view.boats.find((one) => one.first_square <= square && square < one.first_square + one.length);
    const good = boat?.cargo[square - boat.first_square];
    return this.#say("page-square", {
      square,
      price: this.view.prices[square - 1] ?? 0,
      cargo: good ? this.good(good) : this.#say("page-nothing"),
      boat: boat ? this.boat(boat.owner) : this.#say("page-open-water"),
    });
  }

  sea(): string {
    const { next_boat: next, pile, landed } = this.view;
    const counts = { pile: pile.length, landed: landed.length };
    return next
      ? this.#say("page-next-boat", { cargo: this.goods(next), ...counts })
      : this.#say("page-no-next-boat", counts);
  }

  loading(): string {
    const { loading, loading_length: length } = this.view;
    return length === null ? "" : this.#say("page-being-loaded", { length, cargo: this.goods(loading) });
  }

  place({ name, spaces, markers, prices }: rhodes.PlaceView): string {
    const text = this.#say("page-place", {
      place: this.#say(`place-${name}`),
      taken: markers.length,
      spaces,
      seats: markers.length ? this.list(markers.map((seat) => this.name(seat))) : "",
    });
    return prices.length ? `${text} ${this.#say("page-place-worth", { prices: this.list(prices) })}` : text;
  }

  /** The viewer's own farm. */
  farm(): string {
    return this.#say("place-farm");
  }

  lost(): string {
    const { lost_markers: lost } = this.view;
    return lost.length ? this.#say("page-lost", { seats: this.list(lost.map((seat) => this.name(seat))) }) : "";
  }

  field(product: string): string {
    const chips = this.view.chips.filter((chip) => chip.field === product).map((chip) => chip.value);
    return this.#say("page-field", { product: this.good(product), chips: this.list(chips) });
  }

  chip({ value, field }: rhodes.ChipView): string {
    const where = field ? this.#say("page-chip-used", { product: this.good(field) }) : this.#say("page-chip-free");
    return this.#say("page-chip", { value, where });
  }

  mission(mission: rhodes.MissionView | null): string {
    if (!mission) return this.#say("page-plaza-empty");
    const { name, goods, money, points } = mission;
    return this.#say("page-mission", { mission: name, goods: this.goods(goods), money, points });
  }

  /** A row of the turn order, counted from 1. */
  row(row: number): string {
    const { money = 0, product = false } = this.view.rows[row - 1] ?? {};
    const there = this.view.seats.flatMap((seat, number) =>
      seat.row !== row
        ? []
        : [seat.choosing ? this.#say("page-row-waits", { name: this.name(number) }) : this.name(number)],
    );
    return this.#say("page-row", {
      row,
      cost: Math.max(-money, 0),
      money: Math.max(money, 0),
      products: Number(product),
      seats: there.length ? this.list(there) : "",
    });
  }

  tileName(name: string): string {
    if (name === "boat") return this.#say("page-tile-boat");
    const [product = ""] = name.split("-");
    if (this.words.has(`good-${product}`)) return this.#say("page-tile-land", { product: this.good(product) });
    return this.development(name);
  }

  tile({ name, cost, left, money, points }: rhodes.TileView): string {
    const effect = this.effect(name);
    return [
      this.#say("page-tile", { tile: this.tileName(name), cost, left }),
      ...(effect ? [this.#say("page-effect", { effect })] : []),
      ...(money || points ? [this.#say("page-yields", { money, points })] : []),
    ].join(" ");
  }

  development(kind: string): string {
    return this.#say(`development-${kind}`);
  }

  /** A development on an estate, with its effect. */
  owned(kind: string): string {
    return this.#say("page-development", { kind: this.development(kind), effect: this.effect(kind) });
  }

  /** The effect of a development; empty for other tiles. */
  effect(tile: string): string {
    const message = `effect-${tile.split("-")[0]}`;
    return this.words.has(message) ? this.#say(message) : "";
  }

  /** All farmland of one product on an estate. */
  land(product: string, tiles: rhodes.LandView[]): string {
    const units = tiles.reduce((sum, tile) => sum + tile.units, 0);
    const room = tiles.length * this.view.land_room;
    return this.#say("page-land-tiles", { product: this.good(product), tiles: tiles.length, units, room });
  }

  hut(product: string): string {
    return this.#say("page-hut-unit", { product: this.good(product) });
  }

  store(good: string, count: number): string {
    return this.#say("page-store", { good: this.good(good), count });
  }

  boatAtHome(length: number): string {
    return this.#say("page-boat-home", { length });
  }

  /** An estate in sentences. */
  estate(seat: rhodes.SeatView): string[] {
    const goods = Object.entries(seat.warehouse).filter(([, count]) => count);
    const products = [...Map.groupBy(seat.land, (tile) => tile.product)];
    return [
      this.#say("page-purse", { money: seat.money, points: seat.points }),
      this.#say("page-markers-left", { count: seat.markers_left }),
      ...(products.length
        ? products.map(([product, tiles]) => this.land(product, tiles))
        : [this.#say("page-no-land")]),
      ...seat.hut.map((product) => this.hut(product)),
      this.#say("page-developments", {
        developments: this.list(seat.developments.map((kind) => this.development(kind))),
      }),
      this.#say("page-at-home", { boats: this.list(seat.boats) }),
      this.#say("page-warehouse", {
        count: goods.reduce((sum, [, count]) => sum + count, 0),
        room: this.view.warehouse_room,
        goods: this.list(goods.map(([good, count]) => this.#say("page-count", { good: this.good(good), count }))),
      }),
    ];
  }

  #say(message: string, values: Record<string, string | number> = {}): string {
    return this.words.say(message, values);
  }
}
