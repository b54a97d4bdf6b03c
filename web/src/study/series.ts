/** The puzzles that are being solved one after the other: of a game and, unless it is empty, of a theme. */
export const series = { game: "", theme: "" };
