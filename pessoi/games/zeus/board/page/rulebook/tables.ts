/** The temples, the peninsulas and the setups as tables. */
import type { zeusComponents } from "$made/wire";
import Temple from "$shell/art/figures/Temple.svelte";
import { listed, number, type GameWords } from "$shell/lib/words.svelte";
import { type BookTable, reconstructed } from "$shell/rulebook/kit";

type Components = zeusComponents.ZeusComponents;

function temples({ temples }: Components, words: GameWords): BookTable {
  return {
    title: "book-table-temples",
    columns: ["", "book-column-temple", "book-column-supply", "book-column-income", "book-column-worth"],
    rows: temples.supply.map((supply, index) => ({
      key: String(index),
      cells: [
        { piece: Temple as never, props: { size: index + 1 }, wide: index + 1 },
        words.say("page-temple", { size: index + 1 }),
        number(supply),
        number(temples.income[index] ?? 0),
        words.say("explain-temple-worth", { size: index + 1 }),
      ],
      reconstructed: reconstructed(temples),
    })),
  };
}

function peninsulas({ peninsula, bonus }: Components, words: GameWords): BookTable {
  return {
    title: "book-table-peninsulas",
    columns: ["book-column-peninsula", "book-column-plots", "book-column-bonus"],
    rows: peninsula.map((land) => {
      const plots = land.rows.flat();
      return {
        key: land.name,
        cells: [
          words.say("explain-peninsula", { peninsula: land.name }),
          land.rows.map((row) => row.join("-")).join(" · "),
          number(bonus.find(({ size }) => size === plots.length)?.amount ?? 0),
        ],
        reconstructed: reconstructed(land),
      };
    }),
  };
}

function setups({ setup }: Components): BookTable {
  return {
    title: "book-table-setups",
    columns: ["book-column-players", "book-column-money", "book-column-pawns", "book-column-start"],
    rows: setup.map((one) => ({
      key: String(one.seats),
      cells: [number(one.seats), number(one.money), number(one.pawns), listed(one.plots.map(String))],
      reconstructed: reconstructed(one),
    })),
  };
}

export const tables = (components: Components, words: GameWords): BookTable[] =>
  [temples, peninsulas, setups].map((make) => make(components, words));
