/** The games on the shelf, in the order in which they are shown. */
export const GAMES = ["zeus", "peloponnes", "rhodes", "deukalion"] as const;
export type GameKey = (typeof GAMES)[number];
