import type { deukalion, deukalionComponents } from "$made/wire";
import type { RulebookKit, Shown } from "$shell/rulebook/kit";
import Figure from "./Figure.svelte";
import { tables } from "./tables";

type View = deukalion.DeukalionView;

const own = ({ events }: Shown<View>): number => Number(events[0]?.arguments["seat"] ?? 0);

/** The squares from which and to which ships and the Hydra moved. */
const moved = ({ before, after }: Shown<View>): string[] => [
  ...after.seats.flatMap(({ square }, seat) => {
    const from = before.seats[seat]?.square;
    return square && square !== from ? [`square-${square}`, ...(from ? [`square-${from}`] : [])] : [];
  }),
  ...(before.hydra === after.hydra ? [] : [`square-${before.hydra}`, `square-${after.hydra}`]),
];

const ships = ({ before, after }: Shown<View>): string[] =>
  after.seats.flatMap(({ square }, seat) => (square !== before.seats[seat]?.square ? [`ship-${seat}`] : []));

/** The towns with a new owner, and the ship that is beside. */
const founded = ({ before, after }: Shown<View>): string[] =>
  after.towns
    .filter(({ owner }, index) => owner !== before.towns[index]?.owner)
    .map(({ name }) => `town-${name.toLowerCase()}`);

/** The cities whose treasures changed. */
const looted = ({ before, after }: Shown<View>): string[] =>
  after.cities
    .filter(({ treasures }, index) => String(treasures) !== String(before.cities[index]?.treasures))
    .map(({ name }) => `city-${name.toLowerCase()}`);

const contracts = ({ before, after }: Shown<View>): string[] =>
  [...before.contracts, ...after.contracts].flatMap((one) => (one ? [`contract-${one.code}`] : []));

export default {
  numbered: (view) => [
    "athens",
    "city-sparta",
    `town-${view.towns.find(({ owner }) => owner === null)?.name.toLowerCase()}`,
    `ship-${view.seat ?? 0}`,
    "hydra",
    "cup",
    `contract-${view.contracts.find((contract) => contract)?.code}`,
    "underworld",
    "track",
  ],
  turn: ["shake", "others", "cup", "card", "fighters", "sail", "hydra"],
  Figure,
  figures: {
    ship: ["ship"],
    styx: ["fighters"],
    treasures: ["deliver"],
    towns: ["found"],
    contracts: ["contract"],
    cards: ["card"],
    fight: ["throw", "city"],
    hydra: ["hydra"],
  },
  examples: {
    cup: { example: "cup", focus: () => ["cup", "cup-card", "cup-fighters", "cup-sail", "cup-hydra"] },
    sailing: { example: "sailing", focus: moved, rings: ships },
    styx: { example: "styx", mat: own },
    treasures: { example: "treasures", mat: own },
    towns: { example: "towns", focus: (shown) => [...founded(shown), `ship-${own(shown)}`], rings: founded },
    contracts: { example: "contracts", focus: contracts },
    fight: { example: "fight", focus: () => ["fight", "cup"], rings: looted },
    hydra: { example: "hydra", focus: moved, rings: () => ["hydra"] },
  },
  tables,
} satisfies RulebookKit<View, deukalionComponents.DeukalionComponents>;
