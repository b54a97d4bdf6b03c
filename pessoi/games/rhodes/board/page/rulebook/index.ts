import type { rhodes, rhodesComponents } from "$made/wire";
import type { RulebookKit, Shown } from "$shell/rulebook/kit";
import Figure from "./Figure.svelte";
import { tables } from "./tables";

type View = rhodes.RhodesView;

/** All of the harbour. */
const harbour = ({ after }: Shown<View>): string[] => [
  ...after.prices.map((_, index) => `square-${index + 1}`),
  "next-boat",
];

/** The squares whose cargo changed. */
const emptied = ({ before, after }: Shown<View>): string[] =>
  after.prices.flatMap((_, index) => {
    const at = (view: View): string => {
      const boat = view.boats.find((one) => one.first_square <= index + 1 && index + 1 < one.first_square + one.length);
      return boat ? `${boat.owner} ${boat.cargo[index + 1 - boat.first_square]}` : "";
    };
    return at(before) !== at(after) ? [`square-${index + 1}`] : [];
  });

const missions = ({ before, after }: Shown<View>): string[] =>
  [...before.plazas, ...after.plazas].flatMap((mission) => (mission ? [`mission-${mission.name.toLowerCase()}`] : []));

const own = ({ events }: Shown<View>): number => Number(events[0]?.arguments["seat"] ?? 0);

const rows = ({ after }: Shown<View>): string[] => after.rows.map((_, index) => `row-${index + 1}`);

export default {
  numbered: (view) => [
    `square-${view.boats[0]?.first_square ?? 1}`,
    "next-boat",
    "exit",
    "row-1",
    "field-wine",
    "place-market",
    `mission-${view.plazas.find((mission) => mission)?.name.toLowerCase()}`,
    "tile-irrigation",
    "score",
  ],
  turn: ["production", "farm", "harbour", "market", "temple", "hall", "order"],
  Figure,
  figures: {
    production: ["production"],
    farm: ["farm"],
    boats: ["push"],
    harbour: ["harbour"],
    mission: ["mission"],
    market: ["market"],
    temple: ["temple"],
    hall: ["hall"],
    order: ["order"],
    end: ["end"],
  },
  examples: {
    production: { example: "production", mat: own },
    farm: { example: "farm", focus: harbour },
    boats: { example: "boats", focus: harbour },
    harbour: { example: "harbour", focus: harbour, rings: emptied },
    mission: { example: "mission", focus: missions },
    hall: { example: "hall", mat: own },
    order: { example: "order", focus: rows },
  },
  tables,
} satisfies RulebookKit<View, rhodesComponents.RhodesComponents>;
