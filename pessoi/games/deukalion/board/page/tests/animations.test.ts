import { describe, expect, it } from "vitest";

import type { deukalion, EventView } from "$made/wire";
import { animations } from "../animations";
import { chart } from "../geometry";
import { GAME, POSITIONS } from "./positions";

const LONGEST = 2500;
const [, stored] = POSITIONS.find(([name]) => name === "middle-3") ?? [];
if (!stored) throw new Error();
const { view } = stored;
const number = (square: string): number => chart(view.map).squares.findIndex(({ name }) => name === square);
const event = (message: string, args: Record<string, number> = {}): EventView => ({
  message,
  rule: "",
  arguments: args,
});
const at = (square: string): deukalion.DeukalionView => ({
  ...view,
  seats: view.seats.map((seat, index) => (index ? seat : { ...seat, square })),
});
const drawn = (events: EventView[], before = view): [string, number][] =>
  animations(before, view, events).map(({ draw, ms }) => [draw, ms]);

describe("the steps of an update", () => {
  it("shake the cup and let the dice settle", () => {
    expect(drawn([event("shaken", { seat: 0 })])).toEqual([
      ["shake", 500],
      ["settle", 250],
    ]);
  });

  it("sail square by square along the way", () => {
    const [sailed] = animations(at("a1"), view, [event("sailed", { seat: 0, square: number("b3"), count: 3 })]);
    expect(sailed).toMatchObject({ ms: 420, draw: "sail" });
    expect(sailed?.places).toHaveLength(4);
    expect(sailed?.places.at(-1)).toBe("square-b3");
    expect(sailed?.say?.message).toBe("sailed");
  });

  it("go on from where the step before ended", () => {
    const steps = animations(at("a1"), view, [
      event("sailed", { seat: 0, square: number("b1"), count: 1 }),
      event("sailed", { seat: 0, square: number("b2"), count: 1 }),
    ]);
    expect(steps.map(({ places }) => places)).toEqual([
      ["square-a1", "square-b1"],
      ["square-b1", "square-b2"],
    ]);
  });

  it("throw two crews together, count, and give the verdict", () => {
    const fight = ["ship-attacked", "thrown", "thrown", "lost-fighters", "won-ship"];
    expect(drawn(fight.map((message) => event(message, { seat: 0, other: 1, square: 0 })))).toEqual([
      ["line-up", 250],
      ["throw", 450],
      ["fall", 300],
      ["sum", 300],
      ["verdict", 500],
    ]);
  });

  it("throw only the crews that are thrown, and again only one fighter", () => {
    const [both] = animations(view, view, [event("thrown", { seat: 0 }), event("thrown", { seat: 2 })]);
    expect(both?.places).toEqual(["arena", "crew-0", "crew-2"]);
    const [one] = animations(view, view, [event("thrown-again", { seat: 2, side: 0, result: 1 })]);
    expect(one?.places).toEqual(["arena", "crew-2", "again-1"]);
  });

  it("walk the marker point by point", () => {
    expect(drawn([event("point", { seat: 1, count: 2 })])).toEqual([["point", 180]]);
    expect(drawn([event("fulfilled", { seat: 1, points: 4 })])).toEqual([
      ["scroll", 300],
      ["point", 360],
    ]);
  });

  it("are compressed evenly to the longest time, none is dropped", () => {
    const many = Array.from({ length: 9 }, () => event("shaken", { seat: 0 }));
    const steps = drawn(many);
    expect(steps).toHaveLength(18);
    expect(steps.reduce((sum, [, ms]) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST);
    expect((steps[0]?.[1] ?? 0) / (steps[1]?.[1] ?? 1)).toBeCloseTo(2, 0);
  });

  it("are few and short in a whole game, and name places that are drawn", () => {
    const known =
      /^(square-[a-z]\d|city-[a-z]+|town-[a-z]+|score-\d|contract-\w+|cup|arena|crew-\d|again-\d|underworld|cards|contracts|athens|hydra|track)$/;
    let shown = 0;
    for (const events of GAME) {
      const steps = animations(view, view, events);
      expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST);
      for (const place of steps.flatMap(({ places }) => places)) expect(place).toMatch(known);
      shown += steps.length;
    }
    expect(shown).toBeGreaterThan(GAME.length / 3);
  });
});
