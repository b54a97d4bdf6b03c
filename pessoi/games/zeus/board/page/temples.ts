/** Sites and temples on the map. */
import type { MoveView, zeus } from "$made/wire";

const KINDS = ["build", "stone-build", "stone-free", "stone-extend", "stone-join"];
export const isBuilding = ({ kind }: MoveView): boolean => KINDS.includes(kind);

/** Up to so many moves that are left are buttons of the prompt. */
export const FEW = 3;

export type PlotsByNumber = Map<number, zeus.PlotView>;

/** The first plot of a site, in the reading order, and whether the plots are in a column. */
export function standing(numbers: number[], plotOf: PlotsByNumber): { first: zeus.PlotView; upright: boolean } {
  const plots = numbers.map((number) => plotOf.get(number)!);
  const first = plots[0]!;
  return { first, upright: plots.some((plot) => plot.row !== first.row) };
}

const plotIn = (place: string): number => Number(place.replace("plot-", ""));
/** The plots that a move touches. */
export const plotsOf = (move: MoveView): number[] =>
  move.touches.filter((place) => place.startsWith("plot-")).map(plotIn);

/** A site on which one of several moves builds: its plots, the lowest price, whether that needs the god's stone. */
export interface Possible {
  plots: number[];
  price: number;
  stone: boolean;
}

export function sitesOf(moves: MoveView[]): Possible[] {
  const sites = new Map<string, Possible>();
  for (const move of moves.filter(isBuilding)) {
    const plots = plotsOf(move);
    const key = plots.join("-");
    const price = Number(move.details?.["price"] ?? 0);
    const known = sites.get(key);
    const stone = move.kind !== "build";
    if (!known || (known.stone && !stone)) sites.set(key, { plots, price, stone });
    else if (known.stone === stone && price < known.price) known.price = price;
  }
  return [...sites.values()];
}

/** The moves that build on exactly the chosen plots: without the stone, and the cheapest with it. */
export function exactly(moves: MoveView[], chosen: string[]): { plain: MoveView | null; stone: MoveView | null } {
  const same = moves.filter(
    (move) =>
      isBuilding(move) && move.touches.length === chosen.length && move.touches.every((one) => chosen.includes(one)),
  );
  const price = (move: MoveView): number => Number(move.details?.["price"] ?? 0);
  const [stone = null] = same.filter(({ kind }) => kind !== "build").sort((one, other) => price(one) - price(other));
  return { plain: same.find(({ kind }) => kind === "build") ?? null, stone };
}
