/** Action cards, contracts, cities, towns and heroes as tables. */
import type { deukalionComponents } from "$made/wire";
import Scroll from "$shell/art/places/Scroll.svelte";
import { type GameWords, listed, number } from "$shell/lib/words.svelte";
import { type BookTable, reconstructed } from "$shell/rulebook/kit";
import CardSign from "../art/CardSign.svelte";
import City from "../art/City.svelte";
import Town from "../art/Town.svelte";
import { named } from "../describe";
import { whenOf } from "../explain";

type Components = deukalionComponents.DeukalionComponents;

const cards = ({ card }: Components, words: GameWords): BookTable => ({
  title: "book-table-cards",
  columns: ["", "book-column-card", "book-column-effect", "explain-label-when", "explain-label-exist"],
  rows: card.map((one) => ({
    key: one.name,
    cells: [
      { piece: CardSign as never, props: { name: one.name } },
      words.say(`card-${one.name}`),
      words.say(`page-deukalion-does-${one.name}`),
      words.say(`explain-when-${whenOf(one.name)}`),
      number(one.count),
    ],
    reconstructed: reconstructed(one),
  })),
});

const contracts = ({ contract }: Components, words: GameWords): BookTable => ({
  title: "book-table-contracts",
  columns: ["", "book-column-contract", "book-column-tasks", "book-column-points"],
  rows: contract.map((one) => ({
    key: one.code,
    cells: [
      { piece: Scroll as never, props: {} },
      words.say("explain-name-contract", { code: one.code.toUpperCase() }),
      listed(
        one.tasks.map((task) => words.say(`task-${task.toLowerCase().replaceAll(" ", "-")}`)),
        "disjunction",
      ),
      number(one.points),
    ],
    reconstructed: reconstructed(one),
  })),
});

const cities = ({ city }: Components, words: GameWords): BookTable => ({
  title: "book-table-cities",
  columns: ["", "board-city", "board-number", "board-treasures"],
  rows: city.map((one) => ({
    key: one.code,
    cells: [
      { piece: City as never, props: {} },
      named(words, "city", one.name),
      number(one.defence),
      number(one.slots),
    ],
    reconstructed: reconstructed(one),
  })),
});

const towns = ({ town }: Components, words: GameWords): BookTable => ({
  title: "book-table-towns",
  columns: ["", "board-town", "board-fighters", "board-number"],
  rows: town.map((one) => ({
    key: one.code,
    cells: [
      { piece: Town as never, props: {} },
      named(words, "town", one.name),
      number(one.fighters),
      number(one.value),
    ],
    reconstructed: reconstructed(one),
  })),
});

export const tables = (components: Components, words: GameWords): BookTable[] =>
  [cards, contracts, cities, towns].map((make) => make(components, words));
