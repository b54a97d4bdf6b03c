import { each, type Variants } from "$shell/art/variants";

const CARDS = "sail-2 fighter-1 pegasus favour triton hephaistos ares hades eagle poseidon hermes bolt fleece apollo";

export const variants: Variants["variants"] = {
  CardSign: each("name", CARDS.split(" ")),
  Die: [
    ...each("value", [1, 2, 3, 4, 5, 6]),
    ...["card", "fighters", "sail", "hydra"].map((kind, place) => ({ value: (place % 3) + 1, kind })),
  ],
  Hoplite: ["standing", "shield", "fallen"].flatMap((state) => [{ state }, { state, seat: 1 }]),
  Treasure: each("colour", ["red", "green", "blue", "yellow", "white"]),
};
