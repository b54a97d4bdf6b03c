/** What finished games say about a player: how often they won, and where their points came from. */
import type { Result } from "../made/wire";

export interface Played {
  game: string;
  seat: number;
  result: Result;
}

/** A finished table of this browser. */
export interface FinishedGame extends Played {
  token: string;
  /** When the table was set up, in seconds since 1970. */
  time: number;
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

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** Fewer values say nothing about how much they vary. */
const LEAST = 4;

/** The interval of a mean that is never negative, by Student's t (Cornish and Fisher's series); null for few values. */
export function meanInterval(values: number[]): [low: number, high: number] | null {
  if (values.length < LEAST) return null;
  const middle = mean(values);
  const free = values.length - 1;
  const error = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / free);
  const t = Z + (Z ** 3 + Z) / (4 * free) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * free ** 2);
  return [Math.max(0, middle - t * error), middle + t * error];
}

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
