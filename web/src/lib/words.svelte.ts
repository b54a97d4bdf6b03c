/** The texts of the page: Fluent messages in three languages, partly from the files that the terminal uses. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import type { Decision, EventView, GameDetail, MoveView } from "../made/wire";
import { type Facts, facts, gameText, once } from "./gamedata";
import { type LogEvent, mergedLines, single } from "./log";
import { mark, MarkedNumber, markWord } from "./marks";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", de: "de-DE" };
export type Values = Record<string, FluentVariable>;
type Argument = number | string | number[];

/** The messages of the page itself, the common messages of the package, and the titles of the games. */
const SHARED = {
  ...import.meta.glob<string>("../made/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" }),
};

const KEPT = "pessoi-language";
const PSEUDO = new URLSearchParams(location.search).has("pseudo");

/** A text with accented letters, so that a text without them is seen not to come from a message. */
const pseudo = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter);
const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, index) => [
    letter,
    [..."ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"][index] ?? letter,
  ]),
);

/** Files that are loaded when they are needed, by path. */
export type TextFiles = Record<string, () => Promise<string>>;

/** The texts of a language. */
export const filesIn = (files: TextFiles, language: Language): Promise<string[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.ftl`))
      .map(([, load]) => load()),
  );

/** A set of messages in the language of the page. */
class Messages {
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  readonly #files: (language: Language) => Promise<string[]>;

  constructor(files: (language: Language) => Promise<string[]>) {
    this.#files = files;
  }

  /** Load the files of a language; the returned function switches to them. */
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
    return pattern ? this.#format(message, pattern, values) : `⟦${message}⟧`;
  }

  /** The attributes of a message. */
  attributes(message: string, values: Values = {}): Record<string, string> {
    const attributes = this.#bundle.getMessage(message)?.attributes ?? {};
    return Object.fromEntries(
      Object.entries(attributes).map(([name, pattern]) => [name, this.#format(`${message}.${name}`, pattern, values)]),
    );
  }

  /** A text without one of its values is better than none, and a warning names it. */
  #format(message: string, pattern: NonNullable<Message["value"]>, values: Values): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    // eslint-disable-next-line no-console -- for the author of the text
    for (const error of errors) console.warn(`${message}: ${error.message}`);
    return text;
  }
}

/** The messages of one game, and the texts of its events, moves and reasons. */
export class GameWords extends Messages {
  readonly #facts: Facts;

  constructor(
    private readonly game: string,
    facts: Facts,
    parts: ("words" | "lessons")[] = ["words"],
  ) {
    super(async (language) => [
      ...(await filesIn(SHARED, language)),
      ...(await Promise.all(parts.map((part) => gameText(game, part, language)))),
    ]);
    this.#facts = facts;
  }

  /** The name of the game; its key if the server no longer has it. */
  get gameName(): string {
    return this.has("game-name") ? this.say("game-name") : this.game;
  }

  /** The colours of the seats in the order of the box. */
  get colours(): string[] {
    return this.#facts.colours;
  }

  /** Whether numbers in this field of a view are seats. */
  isSeat(field: string): boolean {
    return field === "actors" || this.#facts.persons.includes(field);
  }

  override say(message: string, values: Values = {}): string {
    return super.say(message, { ...this.#numbers, ...values });
  }

  /** A value of an option: “Last plot: stays empty for ever”. */
  optionValue(option: string, value: string): string {
    const name = `option-${option}`.replaceAll("_", "-");
    return this.say("option-value", {
      option: this.say(name),
      value: this.say(`${name}-${value}`.replaceAll("_", "-")),
    });
  }

  /** What is asked: short, if the game has a message `question-…` for the step, because the rest is shown elsewhere. */
  question({ asked, arguments: values }: Decision, names: string[]): string {
    const short = `question-${asked}`;
    return this.say(this.has(short) ? short : `ask-${asked}`, this.#values(values, names));
  }

  /** A message with the arguments of a decision or a move. */
  sayAbout(message: string, about: Record<string, Argument>, names: string[], more: Values = {}): string {
    return this.say(message, { ...this.#values(about, names), ...more });
  }

  move(move: MoveView, names: string[] = []): string {
    return this.say(`move-${move.kind}`, this.#values({ ...move.arguments, ...move.details }, names));
  }

  /** A move as the label of a button: short, if the game has a message `button-…` for its kind. */
  button(move: MoveView, names: string[] = []): string {
    if (!this.has(`button-${move.kind}`)) return this.move(move, names);
    return this.say(`button-${move.kind}`, this.#values({ ...move.arguments, ...move.details }, names));
  }

  /** A single event. */
  event(event: EventView, names: string[]): string {
    return this.logLine(single(this.#facts.merges[event.message], event), names);
  }

  logLine(line: LogEvent, names: string[]): string {
    return this.say(`event-${line.message}`, this.#values(line.arguments, names));
  }

  /** A message about an event with its values marked, for signs and icons beside them. */
  marked(message: string, { message: kind, arguments: values }: LogEvent, names: string[]): string {
    let text = this.say(message, this.#values(values, names, kind));
    for (const [name, value] of Object.entries(values)) {
      for (const each of [value].flat()) {
        const word = this.#facts.words[name]?.[each];
        if (word && !this.isSeat(name)) text = markWord(text, kind, name, keyOf(word), this.#word(word));
      }
    }
    return text;
  }

  /** The value of an argument as ids of places and names of icons have it: `korinth` for `city-korinth`. */
  keysOf(name: string, value: number | number[]): string[] {
    return [value].flat().flatMap((each) => {
      const word = this.#facts.words[name]?.[each];
      return this.#facts.lists[name]?.[each]?.map(String) ?? [word === undefined ? String(each) : keyOf(word)];
    });
  }

  /** Whether only one seat is shown events of this kind. */
  isSecret({ message }: EventView): boolean {
    return this.#facts.secrets.includes(message);
  }

  /** The lines of a log, those whose events belong together merged. */
  merged<Line extends { event: EventView }>(lines: Line[]): (Omit<Line, "event"> & { event: LogEvent })[] {
    return mergedLines(this.#facts.merges, lines);
  }

  /** Why a move is better than another one. */
  reason({ term, other }: { term: string; other?: number | null }, names: string[]): string {
    return this.say(`term-${term}`, { other: names[other ?? -1] ?? "" });
  }

  /** Why a request was refused: `reason-…` codes are the game's, all others the table's. */
  refusal(code: string, values: Record<string, number | string>, names: string[]): string {
    return this.say(code.startsWith("reason-") ? code : `table-${code}`, this.#values(values, names));
  }

  /** The values of a message: names for seats, words or lists where the game has them, otherwise numbers; and lists of amounts. */
  #values(values: Record<string, Argument>, names: string[], kind = ""): Values {
    const written: Values = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, this.#written(name, value, names, kind)]),
    );
    for (const [group, members] of Object.entries(this.#facts.amounts)) {
      const counts = members.filter((name) => name in values);
      if (counts.length)
        written[group] = this.#amounts(
          counts.map((name) => [name, Number(values[name])]),
          kind,
        );
    }
    return written;
  }

  /** A value as it is written; with the kind of an event, persons and numbers are marked. */
  #written(name: string, value: Argument, names: string[], kind: string): string | number | MarkedNumber {
    if (Array.isArray(value)) return listed(value.map((each) => String(this.#written(name, each, names, kind))));
    if (typeof value !== "number") return value;
    if (this.#facts.persons.includes(name) && value in names) {
      const person = names[value] ?? "";
      return kind ? mark(kind, name, value, person) : person;
    }
    const numbers = this.#facts.lists[name]?.[value];
    if (numbers) return kind ? mark(kind, name, value, listed(numbers.map(String))) : listed(numbers.map(String));
    const word = this.#facts.words[name]?.[value];
    if (word !== undefined) return this.#word(word);
    return kind ? new MarkedNumber(kind, name, value) : value;
  }

  #word(word: string): string {
    return this.has(word) ? this.say(word) : word;
  }

  #amounts(counts: [string, number][], kind: string): string {
    const parts = counts
      .filter(([, count]) => count !== 0)
      .map(([name, count]) => [name, this.say(`amount-${name}`, { count })] as const)
      .map(([name, text]) => (kind ? mark(kind, name, "", text) : text));
    return parts.length ? listed(parts) : this.say("amount-nothing");
  }

  get #numbers(): Values {
    return numbersOf(this.#facts);
  }
}

/** A word as ids of places have it, without its kind. */
const keyOf = (word: string): string => word.replace(/^[a-z]+-/, "").toLowerCase();

/** Formats by kind and language: making one takes longer than using it many times. */
const formats = new Map<string, Intl.ListFormat | Intl.NumberFormat>();
function format<Kind extends Intl.ListFormat | Intl.NumberFormat>(kind: string, make: () => Kind): Kind {
  const key = `${kind}-${language}`;
  const known = (formats.get(key) as Kind | undefined) ?? make();
  formats.set(key, known);
  return known;
}

/** The parts of a list joined as the language of the page does: a, b and c; or a, b or c. */
export const listed = (parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string => {
  const text = format(type, () => new Intl.ListFormat(LOCALES[language], { type })).format(parts);
  return PSEUDO ? pseudo(text) : text;
};

/** The numbers of the components of each game as they were last written. */
const written = new WeakMap<Facts, { language: Language; values: Values }>();

/** The numbers of the components, by which messages name them. */
function numbersOf(facts: Facts): Values {
  const known = written.get(facts);
  if (known?.language === language) return known.values;
  const values = Object.fromEntries(
    Object.entries(facts.numbers).map(([name, value]) => [
      name,
      Array.isArray(value) ? listed(value.map(String)) : value,
    ]),
  );
  written.set(facts, { language, values });
  return values;
}

/** The rules of one game. */
class RuleWords extends Messages {
  constructor(
    game: string,
    private readonly facts: Facts,
  ) {
    super(async (language) => [await gameText(game, "rules", language)]);
  }

  override say(message: string, values: Values = {}): string {
    return super.say(message, { ...numbersOf(this.facts), ...values });
  }

  override attributes(message: string): Record<string, string> {
    return super.attributes(message, numbersOf(this.facts));
  }
}

const loaded: Messages[] = [];
let language = $state<Language>("en");

async function open<Kind extends Messages>(messages: Kind): Promise<Kind> {
  loaded.push(messages);
  (await messages.prepare(language))();
  return messages;
}

/** Games that the page was built without: their titles are fetched. */
const fetchedTitles = new Set<string>();

/** Texts of pages that are loaded with them. */
const pageTexts: ((language: Language) => Promise<string[]>)[] = [];

const page = new Messages(async (wanted) => {
  const titles = [...fetchedTitles].map((game) => gameText(game, "title", wanted).catch(() => ""));
  const added = await Promise.all(pageTexts.map((load) => load(wanted)));
  return [...(await filesIn(SHARED, wanted)), ...(await Promise.all(titles)), ...added.flat()];
});
const games = new Map<string, Promise<GameWords>>();
const lessons = new Map<string, Promise<GameWords>>();
const rulebooks = new Map<string, Promise<Messages>>();

/** A message of the page itself. */
export const say = (message: string, values: Values = {}): string => page.say(message, values);
export const hasMessage = (message: string): boolean => page.has(message);

/** Fetch the titles of games that the page was built without; afterwards they are messages of the page. */
export async function addTitles(added: string[]): Promise<void> {
  if (!added.length) return;
  added.forEach((game) => fetchedTitles.add(game));
  (await page.prepare(language))();
}

/** Load further texts of the page, now and whenever the language changes. */
export async function addTexts(load: (language: Language) => Promise<string[]>): Promise<void> {
  pageTexts.push(load);
  (await page.prepare(language))();
}

export const gameWords = (game: string): Promise<GameWords> =>
  once(games, game, async () => open(new GameWords(game, await facts(game))));

/** The words of a game with other numbers than the shipped ones. */
export const correctedWords = (facts: GameDetail): Promise<GameWords> =>
  once(games, corrected(facts), () => open(new GameWords(facts.key, facts)));
export const correctedRules = (facts: GameDetail): Promise<Messages> =>
  once(rulebooks, corrected(facts), () => open(new RuleWords(facts.key, facts)));
const corrected = ({ key, numbers }: GameDetail): string => key + JSON.stringify(numbers);
/** The messages of a game and of its lessons. */
export const lessonWords = (game: string): Promise<GameWords> =>
  once(lessons, game, async () => open(new GameWords(game, await facts(game), ["words", "lessons"])));

export const ruleWords = (game: string): Promise<Messages> =>
  once(rulebooks, game, async () => open(new RuleWords(game, await facts(game))));

export const currentLanguage = (): Language => language;

/** Switch to another language, for all texts at once. */
export async function setLanguage(wanted: Language): Promise<void> {
  const changes = await Promise.all(loaded.map((messages) => messages.prepare(wanted)));
  language = wanted;
  changes.forEach((change) => change());
  document.documentElement.lang = wanted;
  localStorage.setItem(KEPT, wanted);
}

/** Load the messages of the page, in the stored language, the browser's or English. */
export async function loadMessages(): Promise<void> {
  const wishes = [localStorage.getItem(KEPT), ...navigator.languages.map((wish) => wish.slice(0, 2))];
  language =
    LANGUAGES.find((known) => known === wishes.find((wish) => LANGUAGES.some((other) => other === wish))) ?? "en";
  document.documentElement.lang = language;
  await open(page);
}

export const number = (value: number, digits = 0): string =>
  format(`digits-${digits}`, () => new Intl.NumberFormat(language, { maximumFractionDigits: digits })).format(value);
export const percent = (value: number): string =>
  format("percent", () => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 })).format(
    value,
  );
export const time = (seconds: number): string =>
  new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(seconds * 1000);
