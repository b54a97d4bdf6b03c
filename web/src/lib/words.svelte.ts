/** All that people read: Fluent messages in three languages, the same files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { EventView, MoveView } from "../made/wire";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
type Facts = { persons: string[]; words: Record<string, string[]> };
type Files = Record<string, () => Promise<string>>;

const SHARED = {
  ...import.meta.glob<string>("../made/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" }),
};
const GAMES = {
  ...import.meta.glob<string>("../made/*/words.*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../boards/*/text/*.ftl", { query: "?raw", import: "default" }),
};
const RULES = import.meta.glob<string>("../made/*/rules.*.ftl", { query: "?raw", import: "default" });
const FACTS = import.meta.glob<Facts>("../made/*/facts.json", { import: "default" });

const KEPT = "pessoi-language";
const PSEUDO = new URLSearchParams(location.search).has("pseudo");

/** A text in which every letter shows that it came from a message: what stays plain was written into the page. */
const pseudo = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter);
const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, index) => [
    letter,
    [..."ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"][index] ?? letter,
  ]),
);

function inLanguage(files: Files, language: Language, game?: string): Promise<string[]> {
  const wanted = Object.entries(files).filter(
    ([path]) => path.endsWith(`${language}.ftl`) && (!game || path.split("/").includes(game)),
  );
  return Promise.all(wanted.map(([, load]) => load()));
}

/** Some of the messages, in the language of the page. */
class Catalogue {
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  readonly #files: (language: Language) => Promise<string[]>;

  constructor(files: (language: Language) => Promise<string[]>) {
    this.#files = files;
  }

  /** Read the files of a language; what it answers puts them to use. */
  async prepare(language: Language): Promise<() => void> {
    const bundle = new FluentBundle(language, { useIsolating: false, ...(PSEUDO ? { transform: pseudo } : {}) });
    for (const text of await this.#files(language)) bundle.addResource(new FluentResource(text));
    return () => (this.#bundle = bundle);
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  say(message: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : `⟦${message}⟧`;
  }
}

/** The messages of one game, and its events, moves and reasons put into words. */
export class GameWords extends Catalogue {
  readonly #facts: Facts;

  constructor(game: string, facts: Facts) {
    super(async (language) => [...(await inLanguage(SHARED, language)), ...(await inLanguage(GAMES, language, game))]);
    this.#facts = facts;
  }

  move(move: MoveView, names: string[] = []): string {
    return this.say(`move-${move.kind}`, this.#values(move.arguments, names));
  }

  event(event: EventView, names: string[]): string {
    return this.say(`event-${event.message}`, this.#values(event.arguments, names));
  }

  /** A refusal of the table: `reason-…` codes are the game's, all others the table's own. */
  refusal(code: string, values: Record<string, number | string>, names: string[]): string {
    return this.say(code.startsWith("reason-") ? code : `table-${code}`, this.#values(values, names));
  }

  /** Seats become names, and what the game spells out is spelled out; numbers stay numbers. */
  #values(values: Record<string, number | string>, names: string[]): Values {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value !== "number") return [name, value];
        if (this.#facts.persons.includes(name) && value in names) return [name, names[value] ?? ""];
        const word = this.#facts.words[name]?.[value];
        return [name, word === undefined ? value : this.has(word) ? this.say(word) : word];
      }),
    );
  }
}

const opened: Catalogue[] = [];
let language = $state<Language>("en");

async function open<Kind extends Catalogue>(catalogue: Kind): Promise<Kind> {
  opened.push(catalogue);
  (await catalogue.prepare(language))();
  return catalogue;
}

const page = new Catalogue((wanted) => inLanguage(SHARED, wanted));
const games = new Map<string, Promise<GameWords>>();
const rulebooks = new Map<string, Promise<Catalogue>>();

/** A message of the page itself. */
export const say = (message: string, values: Values = {}): string => page.say(message, values);
export const hasMessage = (message: string): boolean => page.has(message);

export function gameWords(game: string): Promise<GameWords> {
  const found =
    games.get(game) ?? FACTS[`../made/${game}/facts.json`]!().then((facts) => open(new GameWords(game, facts)));
  games.set(game, found);
  return found;
}

export function ruleWords(game: string): Promise<Catalogue> {
  const found = rulebooks.get(game) ?? open(new Catalogue((wanted) => inLanguage(RULES, wanted, game)));
  rulebooks.set(game, found);
  return found;
}

export const currentLanguage = (): Language => language;

/** Speak another language from now on; everything changes at once. */
export async function speak(wanted: Language): Promise<void> {
  const changes = await Promise.all(opened.map((catalogue) => catalogue.prepare(wanted)));
  language = wanted;
  changes.forEach((change) => change());
  document.documentElement.lang = wanted;
  localStorage.setItem(KEPT, wanted);
}

/** The language kept from last time, or the browser's, or English. */
export async function firstWords(): Promise<void> {
  const wishes = [localStorage.getItem(KEPT), ...navigator.languages.map((wish) => wish.slice(0, 2))];
  language =
    LANGUAGES.find((known) => known === wishes.find((wish) => LANGUAGES.some((other) => other === wish))) ?? "en";
  document.documentElement.lang = language;
  await open(page);
}

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
export const percent = (value: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(value);
export const time = (seconds: number): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);
