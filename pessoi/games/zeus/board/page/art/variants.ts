import { each, SEATS, type Variants } from "$shell/art/variants";

export const variants: Variants["variants"] = {
  DialBack: each("seat", SEATS),
  GodStone: each("seat", SEATS),
  DialHand: each("kind", ["tens", "units"]),
};
