import { each, SEATS, type Variants } from "$shell/art/variants";

export const variants: Variants["variants"] = {
  GodStone: each("seat", SEATS),
  DialHand: each("kind", ["tens", "units"]),
};
