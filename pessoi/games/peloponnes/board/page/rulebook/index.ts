import type { peloponnes, peloponnesComponents } from "$made/wire";
import type { RulebookKit, Shown } from "$shell/rulebook/kit";
import Figure from "./Figure.svelte";
import { tables } from "./tables";

type View = peloponnes.PeloponnesView;

const offered = ({ row, conquest }: View): string[] => [...row, ...conquest].map(({ tile }) => `tile-${tile.name}`);

/** The tiles that have another bidder than before. */
const contested = ({ before, after }: Shown<View>): View["row"] =>
  after.row.filter(({ tile, bidder }) => before.row.find((one) => one.tile.name === tile.name)?.bidder !== bidder);
const newBids = (shown: Shown<View>): string[] => contested(shown).map(({ bidder }) => `bid-${bidder}`);
const outbid = (shown: Shown<View>): string[] => [
  ...contested(shown).map(({ tile }) => `tile-${tile.name}`),
  ...newBids(shown),
];

/** The disasters with a new chit. */
const turned = ({ before, after }: Shown<View>): string[] =>
  after.chits
    .filter(({ disaster, open, struck }) => {
      const old = before.chits.find((one) => one.disaster === disaster);
      return old?.open !== open || old.struck !== struck;
    })
    .map(({ disaster }) => `disaster-${disaster}`);

const own = ({ events }: Shown<View>): number =>
  Number(events.find(({ arguments: { seat } }) => seat !== undefined)?.arguments["seat"] ?? 0);

export default {
  numbered: (view) => [
    "round",
    "stack-B",
    "order-1",
    `tile-${view.row[1]?.tile.name}`,
    `minimum-${view.row[2]?.tile.name}`,
    `bid-${view.row.find(({ bidder }) => bidder !== null)?.bidder ?? 0}`,
    `price-${view.conquest[0]?.tile.name}`,
    "pass",
    "disaster-plague",
  ],
  turn: ["reveal", "bid", "order", "place", "gains", "income", "disaster"],
  Figure,
  figures: {
    auction: ["outbid", "conquest"],
    placing: ["place", "fit"],
    supply: ["supply"],
    luxury: ["luxury"],
    score: ["score"],
  },
  examples: {
    tiles: { example: "tiles", focus: ({ after }) => offered(after) },
    auction: { example: "auction", focus: outbid, rings: newBids },
    placing: { example: "placing", mat: own },
    income: { example: "income", mat: own },
    disasters: { example: "disasters", focus: turned, rings: turned },
    supply: { example: "supply", mat: own },
  },
  tables,
} satisfies RulebookKit<View, peloponnesComponents.PeloponnesComponents>;
