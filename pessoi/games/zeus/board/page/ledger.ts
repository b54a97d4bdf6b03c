import type { zeus } from "$made/wire";

/** What a seat has on one peninsula: temples, plots without one, and the rows on which it may build, the largest first. */
export interface Page {
  name: string;
  temples: zeus.TempleView[];
  plots: zeus.PlotView[];
  sites: zeus.SiteView[];
}

/** The peninsulas on which a seat has plots. Single plots are no sites here: they cost what is noted beside them. */
export function ledger(view: zeus.ZeusView, owner: number): Page[] {
  return view.peninsulas.flatMap(({ name }, index) => {
    const own = view.plots.filter((plot) => plot.peninsula === index && plot.owner === owner);
    if (!own.length) return [];
    const numbers = new Set(own.map(({ number }) => number));
    return [
      {
        name,
        temples: view.temples.filter(({ plots }) => numbers.has(plots[0] ?? 0)),
        plots: own.filter(({ temple }) => !temple),
        sites: view.sites
          .filter(
            (site) => site.owner === owner && site.plots.length > 1 && site.plots.some((plot) => numbers.has(plot)),
          )
          .filter(({ fault }) => fault === null)
          .sort((one, other) => other.plots.length - one.plots.length),
      },
    ];
  });
}
