/** Where the things of the auction are in the agora, and the piles and temples left beside them. */
import type { Box, Point, Sea } from "./geometry";

/** Everything in the plan's units; cards, dials and piles by their middles. */
export interface Agora {
  card: { width: number; height: number };
  slots: Point[];
  /** Around all cards. */
  offer: Box;
  dial: number;
  dials: Point[];
  pile: Point;
  discard: Point;
  /** The scale of the piles' cards. */
  pileScale: number;
  /** The rows of the temples left, by their left ends, and their width. */
  supply: Point[];
  supplyWidth: number;
  /** Whether there is room for the places of the winners below the dials, and for the temples left in one line each. */
  roomy: boolean;
  /** Whether the owner of a revealed dial is beside it, not on its rim. */
  ownersBeside: boolean;
}

const GAP = 7;
const SIZES = 3;
/** So many dials fit into a row below the cards; more are in rows of three. */
const ONE_ROW = 4;

export function agora(map: Sea, spaces: number, seats: number): Agora {
  return map.isle ? beside(map.agora, map.isle, spaces, seats) : within(map.agora, spaces, seats);
}

/** All in one row. */
function within(box: Box, spaces: number, seats: number): Agora {
  const middle = box.y + box.height / 2;
  const card = { width: Math.min(54, (176 + GAP) / spaces - GAP), height: 74 };
  const left = box.x + 108;
  return {
    card,
    ...row(left, middle, card, spaces),
    ...dials(box.x + 296, 238, middle, seats, 26),
    pile: { x: box.x + 29, y: middle },
    discard: { x: box.x + 76, y: middle },
    pileScale: 2.35,
    supply: rows(box.x + 547, middle, 27),
    supplyWidth: 112,
    roomy: true,
    ownersBeside: false,
  };
}

/** Cards above dials; the piles and the temples left on an island of their own. */
function beside(box: Box, isle: Box, spaces: number, seats: number): Agora {
  const crowded = seats > ONE_ROW;
  const card = { width: Math.min(52, (box.width - 16 + GAP) / spaces - GAP), height: crowded ? 46 : 62 };
  const left = box.x + (box.width - spaces * (card.width + GAP) + GAP) / 2;
  return {
    card,
    ...row(left, box.y + 8 + card.height / 2, card, spaces),
    ...(crowded
      ? dialRows(box.x + 5, box.width - 10, box.y + 72, seats)
      : dials(box.x + 5, box.width - 10, box.y + 99, seats, 20)),
    pile: { x: isle.x + isle.width * 0.29, y: isle.y + 36 },
    discard: { x: isle.x + isle.width * 0.71, y: isle.y + 36 },
    pileScale: 2.1,
    supply: rows(isle.x + 7, isle.y + 112, 31),
    supplyWidth: isle.width - 14,
    roomy: false,
    ownersBeside: crowded,
  };
}

function row(left: number, y: number, card: Agora["card"], spaces: number): Pick<Agora, "slots" | "offer"> {
  const slots = Array.from({ length: spaces }, (_, place) => ({
    x: left + card.width / 2 + place * (card.width + GAP),
    y,
  }));
  const offer = {
    x: left - 4,
    y: y - card.height / 2 - 4,
    width: spaces * (card.width + GAP) - GAP + 8,
    height: card.height + 8,
  };
  return { slots, offer };
}

function dials(left: number, width: number, y: number, seats: number, most: number): Pick<Agora, "dial" | "dials"> {
  const pitch = Math.min(2 * most + 8, width / seats);
  const from = left + (width - pitch * seats) / 2;
  return {
    dial: Math.min(most, pitch / 2 - 2.5),
    dials: Array.from({ length: seats }, (_, place) => ({ x: from + (place + 0.5) * pitch, y })),
  };
}

/** Two rows of dials in three columns, the middle of the first row at `y`; a shorter second row is in the middle. */
function dialRows(left: number, width: number, y: number, seats: number): Pick<Agora, "dial" | "dials"> {
  const [columns, pitch] = [3, 33];
  return {
    dial: 14.5,
    dials: Array.from({ length: seats }, (_, place) => {
      const second = place >= columns;
      const column = second ? place - columns + (2 * columns - seats) / 2 : place;
      return { x: left + (column + 0.5) * (width / columns), y: y + (second ? pitch : 0) };
    }),
  };
}

const rows = (x: number, middle: number, pitch: number): Point[] =>
  Array.from({ length: SIZES }, (_, place) => ({ x, y: middle + (place - (SIZES - 1) / 2) * pitch }));
