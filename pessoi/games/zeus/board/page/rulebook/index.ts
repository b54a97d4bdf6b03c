import type { zeus, zeusComponents } from "$made/wire";
import type { RulebookKit, Shown } from "$shell/rulebook/kit";
import Figure from "./Figure.svelte";
import { tables } from "./tables";

type View = zeus.ZeusView;

/** The plots of the peninsulas on which something changed. */
function changed({ before, after }: Shown<View>): string[] {
  const lands = new Set(
    after.plots.flatMap((plot, index) =>
      plot.owner !== before.plots[index]?.owner || plot.temple !== before.plots[index]?.temple ? [plot.peninsula] : [],
    ),
  );
  return after.plots.filter(({ peninsula }) => lands.has(peninsula)).map(({ number }) => `plot-${number}`);
}

/** The plots with a new owner or a new temple. */
const news = ({ before, after }: Shown<View>): string[] =>
  after.plots
    .filter((plot, index) => plot.owner !== before.plots[index]?.owner || plot.temple !== before.plots[index]?.temple)
    .map(({ number }) => `plot-${number}`);

export default {
  numbered: () => ["plot-12", "plot-36", "peninsula-F", "pile", "cards", "discard", "dial-0", "pillar", "temple-2"],
  turn: ["income", "reveal", "choice", "bid", "take", "build", "pillar"],
  Figure,
  figures: {
    setup: ["start"],
    auction: ["bid", "take"],
    building: ["build"],
    stone: ["stone"],
    score: ["worth"],
  },
  examples: {
    turn: { example: "turn", focus: () => ["pile", "discard", "cards"] },
    auction: { example: "auction", focus: changed, rings: news },
    building: { example: "building", focus: changed, rings: news },
    stone: { example: "stone", focus: changed, rings: news },
  },
  tables,
} satisfies RulebookKit<View, zeusComponents.ZeusComponents>;
