/** The rulebooks, which are built into the page; their texts are in the language of the page. */
export interface Rule {
  id: string;
  chapter: string;
  message: string;
  places: string[];
  status: "stated" | "clarified" | "reconstructed";
  option: string;
}

export interface Rulebook {
  texts: Record<string, string>;
  rules: Rule[];
}

const BOOKS = import.meta.glob<Rulebook>("../made/*/rules.json", { import: "default" });

export const rulebook = (game: string): Promise<Rulebook> => BOOKS[`../made/${game}/rules.json`]!();
