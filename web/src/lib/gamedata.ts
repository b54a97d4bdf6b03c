/** The data of each game: from the files that the page was built with, otherwise from the server. */
import type { GameDetail, GameText } from "../made/wire";
import * as http from "./http";

/** How the arguments of messages are written, the numbers that messages name, and which events are merged. */
export type Facts = Pick<
  GameDetail,
  "persons" | "words" | "lists" | "colours" | "amounts" | "numbers" | "merges" | "secrets"
>;
export type Rulebook = Pick<GameDetail, "texts" | "rules">;

/** Files by the game whose folder they are in. */
export const byGame = <File>(files: Record<string, File>): Map<string, File> =>
  new Map(Object.entries(files).map(([path, file]) => [/\/(?:made|games)\/([^/]+)\//.exec(path)?.[1] ?? "", file]));

const FACTS = byGame(import.meta.glob<Facts>("../made/*/facts.json", { import: "default" }));
const RULEBOOKS = byGame(import.meta.glob<Rulebook>("../made/*/rules.json", { import: "default" }));
const TEXTS = import.meta.glob<string>("../made/*/{words,rules,lessons}.*.ftl", { query: "?raw", import: "default" });

/** The keys of the games that the page was built with. */
export const BUILT_IN: ReadonlySet<string> = new Set(FACTS.keys());

/** Those of them that have lessons. */
export const WITH_LESSONS: ReadonlySet<string> = new Set(
  [...BUILT_IN].filter((game) => `../made/${game}/lessons.en.ftl` in TEXTS),
);

const details = new Map<string, Promise<GameDetail>>();
const texts = new Map<string, Promise<GameText>>();

/** Load something once; after a failure the next call tries again. */
export function once<Kind>(loaded: Map<string, Promise<Kind>>, key: string, load: () => Promise<Kind>): Promise<Kind> {
  const found = loaded.get(key) ?? load();
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

/** What the server sends, or an empty value for a game that the server no longer has. */
async function unlessGone<Kind>(answer: Promise<Kind>, empty: Kind): Promise<Kind> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof http.Declined && error.problem.code === "not-found") return empty;
    throw error;
  }
}

const NO_FACTS: Facts = {
  persons: [],
  words: {},
  lists: {},
  colours: [],
  amounts: {},
  numbers: {},
  merges: {},
  secrets: [],
};

const detail = (game: string): Promise<GameDetail> =>
  once(details, game, () => unlessGone(http.game(game), { ...NO_FACTS, key: game, texts: [], rules: [] }));

const fetchedText = (game: string, language: string): Promise<GameText> =>
  once(texts, `${game}/${language}`, () =>
    unlessGone(http.gameText(game, language), { title: "", words: "", rules: "", study: "", lessons: "" }),
  );

export const facts = (game: string): Promise<Facts> => FACTS.get(game)?.() ?? detail(game);
export const rulebook = (game: string): Promise<Rulebook> => RULEBOOKS.get(game)?.() ?? detail(game);

/** One part of a game's messages in Fluent's syntax. */
export async function gameText(game: string, part: keyof GameText, language: string): Promise<string> {
  const load = TEXTS[`../made/${game}/${part}.${language}.ftl`];
  return load ? load() : (await fetchedText(game, language))[part];
}
