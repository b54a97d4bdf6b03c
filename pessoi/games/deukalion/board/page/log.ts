/** How the log tells a game: a chapter for each active player, a turn for each seat that moves, a line for each fight. */
import type { LogKit } from "$shell/lib/board";

const ATTACKS = ["ship-attacked", "city-attacked", "town-attacked", "town-defended", "hydra-attacked", "hydra-attacks"];
const RESULTS = ["won-ship", "won-city", "lost-city", "won-town", "lost-town", "won-hydra", "lost-hydra", "fled"];
/** Kinds of events whose count is one of fighters. */
const FIGHTERS = ["lost-fighters", "back", "rested", "styx", "founded", "town-lost", "left-behind"];

export default {
  chapter: ["laid", "shaken", "victory"],
  turn: ["shaken", "cup", "sailed", "rested", "founded", "hydra-moved", ...ATTACKS, "played", "fulfilled", "delivered"],
  deed: {
    shaken: "deed-shaken",
    cup: "deed-cup",
    sailed: "deed-sailed",
    rested: "deed-rested",
    founded: "deed-founded",
    "hydra-moved": "deed-hydra-moved",
    "ship-attacked": "deed-ship-attacked",
    "city-attacked": "deed-city-attacked",
    "town-attacked": "deed-town-attacked",
    "town-defended": "deed-town-attacked",
    "hydra-attacked": "deed-hydra-attacked",
    "hydra-attacks": "deed-hydra-attacks",
    played: "deed-played",
    fulfilled: "deed-fulfilled",
    delivered: "deed-delivered",
    victory: "deed-victory",
  },
  merge: [
    { kinds: ["drew", "own-card"], by: "seat", into: "log-together" },
    { kinds: ["thrown", "thrown-again", "lost-fighters", ...RESULTS], by: "turn", into: "log-together" },
    { kinds: ["handed-in", "own-handed-in"], by: "seat", into: "log-together" },
  ],
  hide: ["turn-over"],
  places: {
    "": ["square-{square}", "city-{city}", "city-{other_city}", "town-{town}", "contract-{contract}"],
    shaken: ["cup"],
    cup: ["cup"],
    sailed: ["ship-{seat}"],
    "ship-attacked": ["ship-{other}"],
    pushed: ["ship-{other}"],
    seized: ["ship-{other}"],
    "hydra-attacked": ["hydra"],
    "hydra-attacks": ["hydra", "ship-{seat}"],
    "hydra-moved": ["hydra"],
    "won-hydra": ["hydra"],
    "lost-hydra": ["hydra"],
    "lost-fighters": ["below-{seat}"],
    back: ["below-{seat}"],
    rested: ["below-{seat}"],
    styx: ["below-{seat}"],
    room: ["below-{seat}"],
    delivered: ["athens"],
    fulfilled: ["athens", "score-{seat}"],
    point: ["score-{seat}"],
    victory: ["score-{seat}"],
    result: ["score-{seat}"],
  },
  icons: {
    colour: "treasure-*",
    other_colour: "treasure-*",
    card: "card-*",
    city: "city",
    other_city: "city",
    town: "town",
    points: "points",
    ...Object.fromEntries(FIGHTERS.map((kind) => [`${kind}.count`, "fighter"])),
    "point.count": "points",
  },
} satisfies LogKit;
