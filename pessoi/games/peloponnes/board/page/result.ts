/** The result of Peloponnes: prestige and population, of which the lower counts. */
import type { peloponnes } from "$made/wire";
import type { ResultKit } from "$shell/lib/board";

export const result: ResultKit<peloponnes.PeloponnesView> = {
  icons: { prestige: "prestige", citizens: "citizens", coins: "coins" },
  tie: ["score-tie-total", "score-tie-luxury"],
  sums: ({ seats }, seat) => {
    const { prestige = 0, population = 0 } = seats[seat] ?? {};
    return [
      { name: "prestige", value: prestige, counts: prestige <= population },
      { name: "citizens", value: population, counts: population < prestige },
    ];
  },
};
