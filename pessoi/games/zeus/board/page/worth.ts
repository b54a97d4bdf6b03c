import type { zeus } from "$made/wire";

/** What the temples of each seat on a peninsula are worth now, with the bonus of its only builder. */
export function worthOn(view: zeus.ZeusView, peninsula: number): { seat: number; amount: number }[] {
  const land = view.peninsulas[peninsula];
  const here = new Set(view.plots.filter((plot) => plot.peninsula === peninsula).map(({ number }) => number));
  return view.seats.flatMap((_, seat) => {
    const own = view.temples.filter(({ owner, plots }) => owner === seat && plots.some((plot) => here.has(plot)));
    const bonus = land?.builder === seat ? land.bonus : 0;
    const amount = own.reduce((sum, { size }) => sum + (view.temple_values[size - 1] ?? 0), bonus);
    return amount ? [{ seat, amount }] : [];
  });
}
