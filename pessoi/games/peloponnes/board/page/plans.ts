import type { Plan } from "$shell/lib/board";

/** Five tiles in a row, or in two rows with the pass as a sixth tile; the disasters are below or beside. A cell is a tile. */
export const plans: Plan[] = [
  {
    name: "row",
    w: 960,
    h: 452,
    cell: 168,
    frames: {
      tiles: { x: 18, y: 55, w: 924, h: 290 },
      disasters: { x: 18, y: 340, w: 924, h: 100 },
    },
  },
  {
    name: "block",
    w: 752,
    h: 634,
    cell: 168,
    frames: {
      tiles: { x: 18, y: 55, w: 548, h: 561 },
      disasters: { x: 570, y: 55, w: 164, h: 561 },
    },
  },
  {
    name: "grid",
    w: 436,
    h: 600,
    cell: 128,
    frames: {
      tiles: { x: 16, y: 45, w: 404, h: 435 },
      disasters: { x: 16, y: 475, w: 404, h: 115 },
    },
  },
];
