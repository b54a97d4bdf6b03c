/** The links of tables set up in this browser, kept in its local storage. */
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
