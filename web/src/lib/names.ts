/** Names of players and bots. */
import type { Player } from "../made/wire";
import { hasMessage, say } from "./words.svelte";

/** The name of a seat whose player has none. */
export const nameOf = (seat: number): string => say("table-seat", { number: seat + 1 });

export const botName = (bot: string): string => (hasMessage(`level-${bot}`) ? say(`level-${bot}`) : bot);

/** The names at a table; equal names are distinguished by their seat numbers. */
export function namesOf(players: Player[]): string[] {
  const plain = players.map((player, seat) => player.name || (player.bot ? botName(player.bot) : nameOf(seat)));
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1 ? say("table-namesake", { name, number: seat + 1 }) : name,
  );
}
