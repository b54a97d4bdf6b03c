import "./globals";

import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import type { Plan } from "$shell/lib/board";
import { gameWords, type GameWords, LANGUAGES, loadMessages, setLanguage } from "$shell/lib/words.svelte";
import { explain } from "../explain";
import { PLANS } from "../plans";
import Drawn from "./Drawn.svelte";
import { NAMES, POSITIONS, type Stored } from "./positions";

const LONGEST = 120;
const MOST_FACTS = 4;

let words: GameWords;
beforeAll(async () => {
  await loadMessages();
  words = await gameWords("deukalion");
});

/** The ids of everything that is drawn for a seat in a position. */
function drawn({ view, decision, seat }: Stored, plan: Plan): string[] {
  const { body } = render(Drawn, { props: { view, decision, seat, plan, u: 1, names: NAMES, words } });
  expect(body.match(/.{0,60}(⟦|NaN|undefined).{0,40}/g)).toBeNull();
  return [...new Set([...body.matchAll(/data-explain="([^"]*)"/g)].map(([, id]) => id ?? ""))];
}

describe("everything that is drawn explains itself", () => {
  const plans = [...PLANS.keys()];
  const drawings = POSITIONS.map(([name, stored], index) => ({ name, stored, plan: plans[index % plans.length] ?? 0 }));
  it.each(drawings)("$name in plan $plan", ({ stored, plan: index }) => {
    const plan = PLANS[index];
    if (!plan) throw new Error();
    const ids = drawn(stored, plan);
    expect(ids.length).toBeGreaterThan(60);
    expect(ids.filter((id) => explain(id, stored.view, words, NAMES) === null)).toEqual([]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("explanations are short and complete", async () => {
    await setLanguage(language);
    for (const [, { view }] of POSITIONS.filter(([name]) => /^(crowded|answer|late-2|styx)$/.test(name))) {
      const cards = [...new Set(view.seats.flatMap(({ hand, lasting }) => [...(hand ?? []), ...lasting]))];
      const fixed = [
        "athens",
        "cup",
        "cup-card",
        "cup-sail",
        "hydra",
        "underworld",
        "cards",
        "points",
        "track",
        "fight",
      ];
      const ids = [
        ...fixed,
        ...["thrown-full", "thrown-half", "thrown-cross", "hidden-contract", "left-behind", "point-cards", "answered"],
        ...view.cities.map(({ name }) => `city-${name.toLowerCase()}`),
        ...view.towns.map(({ name }) => `town-${name.toLowerCase()}`),
        ...cards.map((card) => `card-${card}`),
        ...view.colours.map((colour) => `treasure-${colour}`),
        ...[...view.seats.keys()].flatMap((seat) =>
          ["ship", "score", "plan", "hero", "garrison"].map((kind) => `${kind}-${seat}`),
        ),
        ...["square-a1", "square-b1", "square-a7"],
      ];
      for (const id of ids) {
        const about = explain(id, view, words, NAMES);
        expect(about, id).not.toBeNull();
        if (!about) continue;
        expect(about.does.length, `${id}: ${about.does}`).toBeLessThanOrEqual(LONGEST);
        expect(about.facts.length, id).toBeLessThanOrEqual(MOST_FACTS);
        expect(JSON.stringify(about), id).not.toMatch(/⟦|undefined|NaN/);
        expect(about.rule, id).toMatch(/^deukalion\./);
      }
    }
  });
});

describe("an explanation", () => {
  const position = (name: string) => {
    const found = POSITIONS.find(([other]) => other === name);
    if (!found) throw new Error(name);
    return found[1].view;
  };

  it("names the chance to win and marks what is reconstructed", async () => {
    await setLanguage("en");
    const view = position("move");
    const about = explain("city-korinth", view, words, NAMES);
    expect(about?.facts.map(({ label }) => label)).toEqual(["Defence", "Treasures", "Your chance"]);
    expect(about?.reconstructed).toBe("defence");
    expect(explain("treasure-red", view, words, NAMES)?.reconstructed).toBeUndefined();
    expect(explain("treasure-blue", view, words, NAMES)?.reconstructed).toBe("colour");
  });

  it("says which half of a contract can be done and what is missing for the other", async () => {
    await setLanguage("en");
    const about = explain("contract-c02", position("claim"), words, NAMES);
    expect(about?.now).toEqual({ text: "You can fulfil it now.", good: true });
    expect(about?.facts[1]?.value).toContain("not in this game");
  });

  it("is none for what does not exist", () => {
    for (const id of [
      "nothing",
      "city-rome",
      "town-x",
      "card-x",
      "square-z9",
      "contract-c99",
      "treasure-pink",
      "ship-9",
    ])
      expect(explain(id, position("move"), words, NAMES), id).toBeNull();
  });
});
