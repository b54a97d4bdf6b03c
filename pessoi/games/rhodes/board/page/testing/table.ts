/** Stored positions of Rhodes, and the board drawn from them as a server would, for tests. */
import "./browser";

import type { Component } from "svelte";
import { render } from "svelte/server";

import type { Decision, EventView, rhodes } from "$made/wire";
import { Offer } from "$shell/lib/offer.svelte";
import { type GameWords, gameWords, type Language, setLanguage } from "$shell/lib/words.svelte";
import Board from "../Board.svelte";
import { Describer } from "../describe";
import Estate from "../Estate.svelte";
import Needs from "../Needs.svelte";
import { plans } from "../plans";
import Rival from "../Rival.svelte";
import Shown from "./Shown.svelte";

export interface Stored {
  seats: number;
  seat: number;
  view: rhodes.RhodesView;
  decision: Decision | null;
}
interface StoredUpdate {
  before: rhodes.RhodesView;
  changes: Partial<rhodes.RhodesView>;
  events: EventView[];
}

const FILES = import.meta.glob<unknown>("/../tests/browser/positions/rhodes/*.json", {
  import: "default",
  eager: true,
});
const stored = Object.entries(FILES).map(
  ([path, content]) => [/([\w-]+)\.json$/.exec(path)?.[1] ?? "", content] as const,
);
const named = (name: string): unknown => stored.find(([found]) => found === name)?.[1];

export const POSITIONS = stored.filter(([name]) => !["events", "updates"].includes(name)) as [string, Stored][];
export const UPDATES = (named("updates") as StoredUpdate[]).map(({ before, changes, events }) => ({
  before,
  after: { ...before, ...changes },
  events,
}));
export const EVENTS = (named("events") as EventView[][]).flat();
export const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"];
export const LANGUAGES: Language[] = ["en", "fr", "de"];

/** The texts of the game in a language. */
export async function wordsIn(language: Language): Promise<GameWords> {
  const words = await gameWords("rhodes");
  await setLanguage(language);
  return words;
}

/** The board in a plan at a scale, the hand and what is seen of the others, as HTML. */
export function drawn({ view, seat, decision }: Stored, words: GameWords, plan = plans[0]!, u = 1): string {
  const offer = new Offer({} as never);
  offer.setDecision(decision);
  const show = (part: unknown, props: Record<string, unknown>): string =>
    render(Shown as unknown as Component<Record<string, unknown>>, { props: { part, props, offer } }).body;
  const describe = new Describer(view, NAMES, words);
  const common = { view, seat, names: NAMES, players: [], words };
  const other = (seat + 1) % view.seats.length;
  return [
    show(Board, { ...common, plan, u, events: [], animation: null }),
    show(Estate, { ...common, owner: seat, own: true, describe, w: 760, h: 140, named: true }),
    show(Needs, { view, words, w: 300, h: 140 }),
    show(Estate, { ...common, owner: other, own: false, describe, w: 330, h: 176, named: false }),
    show(Rival, { ...common, owner: other, compact: false }),
  ].join("\n");
}
