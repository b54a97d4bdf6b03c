/** The heights of what lies above and under a tile on offer, by the plan of the board, in its units. */

/** The least size of a text in px of the window. */
const LEGIBLE = 11;
/** The size of titles and names on the board. */
const TITLE = 15;

export const isLegible = (size: number, u: number): boolean => size * u >= LEGIBLE;
/** Whether the board has room for titles and names. */
export const isTitled = (u: number): boolean => isLegible(TITLE, u);

export interface SlotHeights {
  heading: number;
  tile: number;
  /** What is under a tile: its price, its bid, or the plate to bid. */
  bid: number;
}

/** Where titles would be illegible, their room is left to the bids. */
const TITLED: Record<string, SlotHeights> = {
  row: { heading: 20, tile: 210, bid: 46 },
  block: { heading: 20, tile: 210, bid: 44 },
  grid: { heading: 18, tile: 160, bid: 41 },
};
const BARE: Record<string, SlotHeights> = {
  row: { heading: 4, tile: 210, bid: 78 },
  block: { heading: 4, tile: 210, bid: 60 },
  grid: { heading: 4, tile: 160, bid: 55 },
};

export const slotHeights = (plan: string, u: number): SlotHeights => (isTitled(u) ? TITLED : BARE)[plan]!;

export const heightOf = ({ heading, tile, bid }: SlotHeights): number => heading + tile + bid;
