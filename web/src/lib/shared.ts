/** The links a host handed out, kept in the host's browser alone. */
import type { Link } from "../made/wire";

const key = (table: string): string => `pessoi-links-${table}`;

export const keepLinks = (table: string, links: Link[]): void =>
  localStorage.setItem(key(table), JSON.stringify(links));

export function linksOf(table: string): Link[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "[]") as Link[];
  } catch {
    return [];
  }
}
