import { describe, expect, it } from "vitest";

import type { deukalion, EventView, MoveView } from "$made/wire";
import { diceOf, drawing, isMove, quarters, turned } from "../cup";
import { currentFight, points, updateFight, written } from "../fight";
import { chart, way } from "../geometry";

const MAP = [
  ["~", "an", "ATH"],
  ["KOR", "##", "~"],
  ["~", "~", "~"],
];

const event = (message: string, args: Record<string, number> = {}): EventView => ({
  message,
  rule: "deukalion.fight.throw",
  arguments: args,
});

describe("the map", () => {
  it("names the squares of sea by column and row, and no others", () => {
    expect(chart(MAP).squares.map(({ name }) => name)).toEqual(["a1", "b1", "c2", "a3", "b3", "c3"]);
  });

  it("puts land of one code into one place", () => {
    const { lands } = chart([["KRE", "KRE", "~"]]);
    const [kreta] = [...lands.values()];
    expect(kreta).toMatchObject({ code: "KRE", width: 200, height: 100 });
  });

  it("draws a coast around every stretch of sea, with an island as a hole", () => {
    const around = ["~", "~", "~"];
    expect(chart([around, ["~", "KOR", "~"], around]).coast.match(/M/g)).toHaveLength(2);
    expect(chart(MAP).coast.match(/M/g)).toHaveLength(2);
  });

  it("sails around land", () => {
    const sea = chart(MAP);
    expect(way(sea, "a3", "c2").map((point) => [point.x, point.y])).toEqual(
      ["a3", "b3", "c3", "c2"].map((name) => [sea.at.get(name)?.x, sea.at.get(name)?.y]),
    );
  });

  it("goes straight where no water leads", () => {
    expect(way(chart(MAP), "a1", "c3")).toHaveLength(2);
  });
});

describe("the cup", () => {
  const outer = [1, 2, 3, 3];
  const move: MoveView = {
    move: "cup 3-3-1-2",
    kind: "cup",
    arguments: { card_die: 3, fighter_die: 3, sail_die: 1, hydra_die: 2 },
    touches: ["cup"],
  };

  it("keeps the order of its dice when it is turned, either way", () => {
    expect(turned(outer, 1)).toEqual({ card: 2, fighters: 3, sail: 3, hydra: 1 });
    expect(turned(outer, -1)).toEqual(turned(outer, 3));
    expect(turned(outer, 4)).toEqual(turned(outer, 0));
  });

  it("finds the turn of a move", () => {
    expect(isMove(turned(outer, 2), move)).toBe(true);
    expect(isMove(turned(outer, 1), move)).toBe(false);
    expect(quarters(outer, diceOf(move))).toBe(2);
    expect(quarters(outer, null)).toBe(0);
  });

  it("determines who draws by the printed numbers", () => {
    const view = { others_draw: 2, active_draws: 1 } as deukalion.DeukalionView;
    expect([1, 2, 3].map((die) => drawing(view, die))).toEqual(["active", "others", "nobody"]);
  });
});

describe("a fight", () => {
  const attack = event("ship-attacked", { seat: 0, other: 2, square: 4 });
  const thrown = event("thrown", { seat: 0, cross: 2, half: 3, full: 1 });

  it("is put together from its events, throw by throw", () => {
    const fight = updateFight(null, [attack, thrown, event("thrown", { seat: 2, cross: 0, half: 1, full: 0 })]);
    expect(fight).toMatchObject({ kind: "ship", seat: 0, other: 2, thrown: { 0: [2, 3, 1], 2: [0, 1, 0] }, throws: 2 });
    expect(fight?.ended).toBeNull();
    expect(updateFight(fight, [event("won-ship", { seat: 0, other: 2 })])?.ended?.message).toBe("won-ship");
  });

  it("has two sides when a crew defends a town, and one against the Hydra", () => {
    const town = updateFight(null, [event("town-defended", { seat: 0, town: 1, other: 2 })]);
    expect(town).toMatchObject({ kind: "town", seat: 0, other: 2, need: null });
    const hydra = updateFight(null, [event("hydra-attacks", { seat: 1, other: 0, count: 5 })]);
    expect(hydra).toMatchObject({ kind: "by-hydra", seat: 1, other: null, need: 5 });
  });

  it("counts halves and wholes", () => {
    expect(points([4, 3, 2])).toBe(3.5);
    expect([0, 0.5, 3, 3.5].map(written)).toEqual(["0", "½", "3", "3½"]);
  });

  it("lets one fighter be thrown again", () => {
    const fight = updateFight(null, [attack, thrown, event("thrown-again", { seat: 0, side: 0, result: 2 })]);
    expect(fight?.thrown[0]).toEqual([1, 3, 2]);
  });

  it("is shown until the game continues", () => {
    const over = updateFight(null, [
      attack,
      thrown,
      event("won-ship", { seat: 0, other: 2 }),
      event("turn-over", { seat: 0 }),
    ]);
    expect(over?.ended).not.toBeNull();
    expect(updateFight(over, [event("point", { seat: 0, count: 1 })])).toBe(over);
    expect(updateFight(over, [event("shaken", { seat: 1 })])).toBeNull();
  });

  it("is put together from the view alone without events", () => {
    const view = {
      cities: [{ name: "Kreta", code: "KRE", defence: 3, slots: 2, treasures: [] }],
      towns: [],
      fight: {
        kind: "city",
        seat: 1,
        other: null,
        city: "Kreta",
        town: null,
        needed: 3,
        chance: null,
        thrown: [1, 2, 3],
        other_thrown: null,
      },
    } as unknown as deukalion.DeukalionView;
    expect(currentFight(view, null)).toMatchObject({ kind: "city", seat: 1, need: 3, thrown: { 1: [1, 2, 3] } });
  });
});
