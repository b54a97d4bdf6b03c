/** The position of the game on the home page; games without one follow in alphabetical order. */
export const order = 1;
