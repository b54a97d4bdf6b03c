/** The forms that a piece can take, for the page of the style and for the tests. */
type Props = Record<string, unknown>;

const SEATS = [0, 1, 2, 3, 4, 5];
const GOODS = ["wine", "milk", "olives", "grain", "gold", "joker", "wood", "stone", "food", "luxury"];
const BUILDINGS =
  "barracks bridge market street port aqueduct agora epidauros-odeon leonidaion granary quarry well temple-of-apollo " +
  "cyclopean-masonry agriculture workshop-of-phidias stoa statue-of-zeus lion-gate tiryns-fortress";
const CARDS = "sail-2 fighter-1 pegasus favour triton hephaistos ares hades eagle poseidon hermes bolt fleece apollo";
const DEVELOPMENTS =
  "demeter-wine demeter-milk demeter-olives demeter-grain poseidon irrigation hut cart abundance trader";
const DISASTERS = ["earthquake", "drought", "plague", "storm", "decline"];
const each = (prop: string, values: unknown[]): Props[] => values.map((value) => ({ [prop]: value }));

export const variants: Record<string, Props[]> = {
  Sign: each("seat", SEATS),
  Token: ["disc", "pawn", "marker"].flatMap((shape) => SEATS.map((seat) => ({ seat, shape }))),
  Good: each("name", [...GOODS, "coins", "citizens", "money", "oxen", "points"]),
  Disaster: each("name", DISASTERS),
  Building: each("name", BUILDINGS.split(" ")),
  CardSign: each("name", CARDS.split(" ")),
  Development: each("name", DEVELOPMENTS.split(" ")),
  Place: each("name", ["production", "farm", "harbour", "market", "temple", "hall"]),
  "zeus/Temple": [{ size: 1 }, ...SEATS.map((seat) => ({ size: (seat % 3) + 1, seat }))],
  "zeus/GodStone": each("seat", SEATS),
  "zeus/DialHand": each("kind", ["tens", "units"]),
  "rhodes/Boat": [{ length: 2 }, ...SEATS.map((seat) => ({ length: (seat % 3) + 1, seat }))],
  "rhodes/Cube": each("good", GOODS.slice(0, 6)),
  "deukalion/Hoplite": ["standing", "shield", "fallen"].flatMap((state) => [{ state }, { state, seat: 1 }]),
  "deukalion/Die": [
    ...each("value", [1, 2, 3, 4, 5, 6]),
    ...["card", "fighters", "sail", "hydra"].map((kind, place) => ({ value: (place % 3) + 1, kind })),
  ],
  "deukalion/Ship": [{}, ...each("seat", SEATS)],
  "deukalion/Treasure": each("colour", ["red", "green", "blue", "yellow", "white"]),
  "disasters/Chit": [{}, { closed: true }, ...each("name", DISASTERS)],
  "controls/Sound": each("on", [true, false]),
};

/** How many boxes across a piece is. */
export function wide(name: string, props: Props): number {
  if (name === "zeus/Temple") return Number(props.size);
  if (name === "rhodes/Boat") return Number(props.length);
  return 1;
}
