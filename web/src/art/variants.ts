/** The forms of the shared pieces, for the style page and the tests. Each game lists those of its own pieces. */
export type Props = Record<string, unknown>;

export interface Variants {
  /** For pieces with props: the forms to show, by the path of the piece within its folder. */
  variants: Record<string, Props[]>;
  /** The width of pieces that are wider than one box, in boxes. */
  widths?: Record<string, (props: Props) => number>;
}

export const SEATS = [0, 1, 2, 3, 4, 5];
export const GOODS = ["wine", "milk", "olives", "grain", "gold", "joker", "wood", "stone", "food", "luxury"];

/** One form for each value of a prop. */
export const each = (prop: string, values: unknown[]): Props[] => values.map((value) => ({ [prop]: value }));

export const variants: Variants["variants"] = {
  Sign: each("seat", SEATS),
  Token: ["disc", "pawn", "marker"].flatMap((shape) => SEATS.map((seat) => ({ seat, shape }))),
  Good: each("name", [...GOODS, "coins", "citizens", "money", "oxen", "points"]),
  "controls/Sound": each("on", [true, false]),
  "figures/Ship": [{}, ...each("seat", SEATS)],
  "figures/Temple": [{ size: 1 }, ...SEATS.map((seat) => ({ size: (seat % 3) + 1, seat }))],
};

export const widths: Variants["widths"] = { "figures/Temple": (props) => Number(props.size) };
