/** The result of Peloponnes: the prestige of tiles and coins, and the population; the lower of the two counts. */
import type { peloponnes } from "$made/wire";
import type { ResultKit } from "$shell/lib/board";

export const result: ResultKit<peloponnes.PeloponnesView> = {
  icons: { prestige: "prestige", citizens: "citizens", coins: "coins" },
  tie: ["score-tie-total", "score-tie-luxury"],
  sums: ({ seats }, seat) => {
    const { prestige = 0, population = 0, buildings = [], lands = [] } = seats[seat] ?? {};
    const tiles = [...buildings, ...lands].reduce((sum, tile) => sum + tile.prestige, 0);
    return [
      { name: "tiles", value: tiles, counts: false },
      { name: "coins", value: prestige - tiles, counts: false },
      { name: "prestige", value: prestige, counts: prestige <= population },
      { name: "citizens", value: population, counts: population < prestige },
    ];
  },
};
