/** Civilisations, buildings, lands, population and disasters as tables. */
import type { peloponnes, peloponnesComponents } from "$made/wire";
import { type GameWords, number } from "$shell/lib/words.svelte";
import { type BookTable, reconstructed } from "$shell/rulebook/kit";
import Disaster from "../art/Disaster.svelte";
import {
  type Amount,
  amountText,
  civilisationName,
  costOf,
  incomeOf,
  joined,
  onceOf,
  powersOf,
  RESOURCES,
  startOf,
  tileName,
} from "../describe";
import Shield from "./ShieldPiece.svelte";
import TilePiece from "./TilePiece.svelte";

type Components = peloponnesComponents.PeloponnesComponents;
type Tile = peloponnes.TileView;
type Counts = Partial<Record<string, number>>;

const DISASTERS = ["earthquake", "drought", "plague", "storm", "decline"] as const;

const counts = (names: string[], of: Counts = {}): number[] => names.map((name) => of[name] ?? 0);

/** A tile as the table sees it, from its components. */
function tileOf(name: string, one: peloponnesComponents.Building | peloponnesComponents.Land): Tile {
  const building = "cost" in one ? one : null;
  const gains = (one.gains ?? {}) as Counts;
  return {
    name,
    stack: one.stack,
    land: building === null,
    minimum: one.minimum,
    prestige: one.prestige,
    cost: counts(RESOURCES, building?.cost as Counts),
    citizens: gains["citizens"] ?? 0,
    coins: gains["coins"] ?? 0,
    food: gains["food"] ?? 0,
    luxury: gains["luxury"] ?? 0,
    income: counts(RESOURCES, one.income as Counts),
    choice: Boolean((one.income as Counts | undefined)?.["choice"]),
    half: building?.power === "half-coin",
    any_land: building?.power === "any-land",
    protects: building?.protects ?? null,
    supply: !building && Boolean((one as peloponnesComponents.Land).supply),
    unfinished: false,
  };
}

const amounts = (words: GameWords, all: Amount[]): string => joined(all.map((one) => amountText(words, one)));

const gain = (words: GameWords, tile: Tile): string[] => [
  amounts(words, onceOf(tile)),
  [amounts(words, incomeOf(tile.income)), ...powersOf(words, tile)].filter(Boolean).join(" · "),
];

const buildings = ({ building }: Components, words: GameWords): BookTable => ({
  title: "book-table-buildings",
  columns: [
    "",
    "book-column-building",
    "book-column-stack",
    "fact-minimum",
    "page-line-cost",
    "fact-prestige",
    "page-line-once",
    "book-column-effect",
  ],
  rows: Object.entries(building).map(([name, one]) => {
    const tile = tileOf(name, one);
    return {
      key: name,
      cells: [
        { piece: TilePiece as never, props: { tile } },
        tileName(words, tile),
        tile.stack,
        number(tile.minimum),
        amounts(words, costOf(tile)),
        number(tile.prestige),
        ...gain(words, tile),
      ],
      reconstructed: reconstructed(one),
    };
  }),
});

const lands = ({ land }: Components, words: GameWords): BookTable => ({
  title: "book-table-lands",
  columns: [
    "",
    "book-column-land",
    "book-column-stack",
    "fact-minimum",
    "fact-prestige",
    "page-line-once",
    "page-line-income",
  ],
  rows: Object.entries(land).map(([name, one]) => {
    const tile = tileOf(name, one);
    return {
      key: name,
      cells: [
        { piece: TilePiece as never, props: { tile } },
        tileName(words, tile),
        tile.stack,
        number(tile.minimum),
        number(tile.prestige),
        ...gain(words, tile),
      ],
      reconstructed: reconstructed(one),
    };
  }),
});

const civilisations = ({ civilisation }: Components, words: GameWords): BookTable => ({
  title: "book-table-civilisations",
  columns: ["", "book-column-civilisation", "page-line-start", "page-line-income", "book-column-order"],
  rows: Object.entries(civilisation).map(([name, one]) => ({
    key: name,
    cells: [
      { piece: Shield as never, props: { name } },
      civilisationName(words, name),
      amounts(words, startOf({ ...one, name, goods: counts(RESOURCES, one.goods as Counts), income: [] })),
      amounts(words, incomeOf(counts([...RESOURCES, "citizens"], one.income as Counts))),
      number(one.order),
    ],
    reconstructed: reconstructed(one),
  })),
});

const disasters = ({ chits }: Components, words: GameWords): BookTable => ({
  title: "book-table-disasters",
  columns: ["", "book-column-disaster", "book-column-effect", "book-column-chits"],
  rows: DISASTERS.map((name) => ({
    key: name,
    cells: [
      { piece: Disaster as never, props: { name } },
      words.say(`explain-disaster-${name}`),
      words.say(`page-about-${name}`),
      number(chits[name]),
    ],
    reconstructed: reconstructed(chits),
  })),
});

/** Every number of citizens from which on the population brings something else. */
const population = ({ population: { coins, luxury, ...rest } }: Components, words: GameWords): BookTable => ({
  title: "book-table-population",
  columns: ["book-column-citizens", "page-line-income"],
  rows: coins.flatMap((count, citizens) => {
    const more = luxury[citizens] ?? 0;
    if (citizens && count === coins[citizens - 1] && more === luxury[citizens - 1]) return [];
    const brought = [
      { good: "coins", count },
      { good: "luxury", count: more },
    ].filter((one) => one.count);
    return [
      {
        key: String(citizens),
        cells: [number(citizens), amounts(words, brought)],
        reconstructed: reconstructed(rest),
      },
    ];
  }),
});

export const tables = (components: Components, words: GameWords): BookTable[] =>
  [buildings, lands, civilisations, disasters, population].map((make) => make(components, words));
