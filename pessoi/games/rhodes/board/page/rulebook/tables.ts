/** Farmland, developments, missions, Egyptian boats and the rows of the turn order as tables. */
import type { rhodesComponents } from "$made/wire";
import Good from "$shell/art/Good.svelte";
import Scroll from "$shell/art/places/Scroll.svelte";
import { type GameWords, number } from "$shell/lib/words.svelte";
import { type BookTable, reconstructed } from "$shell/rulebook/kit";
import Boat from "../art/Boat.svelte";
import Development from "../art/Development.svelte";
import { goods, money, reward } from "../phrases";

type Components = rhodesComponents.RhodesComponents;

const farmland = ({ farmland }: Components, words: GameWords): BookTable => ({
  title: "book-table-farmland",
  columns: ["", "book-column-farmland", "page-fact-price", "page-fact-yield", "book-column-copies"],
  rows: farmland.map((one, index) => ({
    key: String(index),
    cells: [
      { piece: Good as never, props: { name: one.product } },
      words.say(`good-${one.product}`),
      money(words, one.cost),
      reward(words, one),
      number(one.copies),
    ],
    reconstructed: reconstructed(one),
  })),
});

const developments = ({ development }: Components, words: GameWords): BookTable => ({
  title: "book-table-developments",
  columns: [
    "",
    "book-column-development",
    "book-column-effect",
    "page-fact-when",
    "page-fact-price",
    "page-fact-yield",
    "book-column-copies",
  ],
  rows: development.map((one) => {
    const [kind = ""] = one.kind.split("-");
    return {
      key: one.kind,
      cells: [
        { piece: Development as never, props: { name: one.kind } },
        words.say(`development-${one.kind}`),
        words.say(`page-about-${kind}`),
        words.say(`page-when-${kind}`),
        money(words, one.cost),
        reward(words, one),
        number(one.copies),
      ],
      reconstructed: reconstructed(one),
    };
  }),
});

const missions = ({ mission }: Components, words: GameWords): BookTable => ({
  title: "book-table-missions",
  columns: ["", "book-column-category", "page-fact-goods", "page-fact-reward"],
  rows: mission.map((one, index) => ({
    key: String(index),
    cells: [{ piece: Scroll as never, props: {} }, one.category, goods(words, one.goods), reward(words, one)],
    reconstructed: reconstructed(one),
  })),
});

/** Boats with the same cargo in one row. */
const egyptian = ({ egyptian }: Components, words: GameWords): BookTable => ({
  title: "book-table-egyptian",
  columns: ["", "book-column-cargo", "book-column-copies"],
  rows: [...Map.groupBy(egyptian, ({ cargo }) => cargo.join(" "))].map(([key, same]) => {
    const cargo = same[0]?.cargo ?? [];
    return {
      key,
      cells: [
        { piece: Boat as never, props: { length: cargo.length }, wide: cargo.length },
        goods(words, cargo),
        number(same.length),
      ],
      reconstructed: same.some(reconstructed),
    };
  }),
});

const rows = ({ row }: Components, words: GameWords): BookTable => ({
  title: "book-table-rows",
  columns: ["book-column-row", "page-fact-cost", "page-fact-brings", "page-fact-product"],
  rows: row.map((one, index) => ({
    key: String(index),
    cells: [
      words.say("page-name-row", { row: index + 1 }),
      one.money < 0 ? money(words, -one.money) : "",
      one.money > 0 ? money(words, one.money) : "",
      one.products ? words.say("page-any-product") : "",
    ],
    reconstructed: reconstructed(one),
  })),
});

export const tables = (components: Components, words: GameWords): BookTable[] =>
  [farmland, developments, missions, egyptian, rows].map((make) => make(components, words));
