import { each, type Variants } from "$shell/art/variants";

const BUILDINGS =
  "barracks bridge market street port aqueduct agora epidauros-odeon leonidaion granary quarry well temple-of-apollo " +
  "cyclopean-masonry agriculture workshop-of-phidias stoa statue-of-zeus lion-gate tiryns-fortress";
const DISASTERS = ["earthquake", "drought", "plague", "storm", "decline"];

export const variants: Variants["variants"] = {
  Building: each("name", BUILDINGS.split(" ")),
  Disaster: each("name", DISASTERS),
  "disasters/Chit": [{}, { closed: true }, ...each("name", DISASTERS)],
};
