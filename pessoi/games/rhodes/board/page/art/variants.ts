import { each, GOODS, SEATS, type Variants } from "$shell/art/variants";

const DEVELOPMENTS =
  "demeter-wine demeter-milk demeter-olives demeter-grain poseidon irrigation hut cart abundance trader";

export const variants: Variants["variants"] = {
  Boat: [{ length: 2 }, ...SEATS.map((seat) => ({ length: (seat % 3) + 1, seat }))],
  Cube: each("good", GOODS.slice(0, 6)),
  Development: each("name", DEVELOPMENTS.split(" ")),
  Place: each("name", ["production", "farm", "harbour", "market", "temple", "hall"]),
};

export const widths: Variants["widths"] = { Boat: (props) => Number(props.length) };
