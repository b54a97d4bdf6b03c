/** What finished games say about a player: how often they won, and where their points came from. */
import type { Result } from "../made/wire";

export interface Played {
  game: string;
  seat: number;
  result: Result;
}

/** The games of one kind with one number of seats. */
export interface Tally {
  game: string;
  seats: number;
  played: number;
  won: number;
  /** The shares of wins that fit these games, by Wilson's interval of 95 %. */
  interval: [low: number, high: number];
  /** The player's mean score, and that of all seats. */
  score: number;
  tableScore: number;
  /** The player's mean points of each source, and those of the winners. */
  sources: { name: string; own: number; winners: number }[];
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/** The interval of the chance to win after a number of wins. */
export function interval(won: number, played: number): [low: number, high: number] {
  const share = won / played;
  const middle = share + (Z * Z) / (2 * played);
  const half = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * played)) / played);
  const all = 1 + (Z * Z) / played;
  return [Math.max(0, (middle - half) / all), Math.min(1, (middle + half) / all)];
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

function tally(games: Played[]): Tally {
  const won = games.filter(({ seat, result }) => result.ranking[seat] === 1).length;
  const names = [...new Set(games.flatMap(({ result }) => result.sources.flatMap((seat) => Object.keys(seat))))];
  const own = games.map(({ seat, result }) => result.sources[seat] ?? {});
  const winners = games.flatMap(({ result }) => result.sources.filter((_, seat) => result.ranking[seat] === 1));
  const meanOf = (seats: Record<string, number>[], name: string): number => mean(seats.map((seat) => seat[name] ?? 0));
  return {
    game: games[0]!.game,
    seats: games[0]!.result.scores.length,
    played: games.length,
    won,
    interval: interval(won, games.length),
    score: mean(games.map(({ seat, result }) => result.scores[seat] ?? 0)),
    tableScore: mean(games.flatMap(({ result }) => result.scores)),
    sources: names.map((name) => ({ name, own: meanOf(own, name), winners: meanOf(winners, name) })),
  };
}

/** A tally for every game and number of seats, the smallest number first. */
export function tallies(played: Played[]): Tally[] {
  const kinds = Map.groupBy(played, ({ game, result }) => `${game} ${result.scores.length}`);
  return [...kinds.values()].map(tally).sort((one, other) => one.seats - other.seats);
}
