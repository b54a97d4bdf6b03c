import { describe, expect, it, test } from "vitest";

import { choosePlan, type HandSize, type Plan, regions } from "./layout";

interface Game {
  hand: HandSize;
  plans: Plan[];
}

const ZEUS: Game = {
  hand: { least: 116, share: 0.145, most: 210, strip: 60, stage: 400 },
  plans: [
    { name: "wide", w: 720, h: 524, cell: 52 },
    { name: "upright", w: 436, h: 668, cell: 52 },
  ],
};
const PELOPONNES: Game = {
  hand: { least: 132, share: 0.21, most: 320, strip: 64, stage: 400 },
  plans: [
    { name: "row", w: 960, h: 452, cell: 168 },
    { name: "block", w: 752, h: 634, cell: 168 },
    { name: "grid", w: 436, h: 600, cell: 128 },
  ],
};
const RHODES: Game = {
  hand: { least: 132, share: 0.175, most: 250, strip: 64, stage: 400 },
  plans: [
    { name: "wide", w: 1010, h: 540, cell: 58 },
    { name: "tall", w: 436, h: 652, cell: 46 },
  ],
};
const DEUKALION: Game = {
  hand: { least: 132, share: 0.19, most: 260, strip: 64, stage: 400 },
  plans: [
    { name: "side", w: 1010, h: 620, cell: 74 },
    { name: "stacked", w: 640, h: 690, cell: 67 },
    { name: "bare", w: 640, h: 556, cell: 67, only: "low", aside: ["contracts", "underworld"] },
  ],
};

/** The size on the screen of a game's smallest thing to touch. */
function cell({ hand, plans }: Game, w: number, h: number): number {
  const { plan, u } = choosePlan(plans, regions(w, h, hand).stage);
  return Math.round(plan.cell * u);
}

describe.each([
  { w: 1440, h: 900, frame: "wide", stage: [1094, 666], cells: [64, 188, 62, 72] },
  { w: 1024, h: 768, frame: "middle", stage: [1024, 504], cells: [48, 163, 50, 54] },
  { w: 1920, h: 1080, frame: "wide", stage: [1459, 819], cells: [79, 252, 82, 90] },
  { w: 2560, h: 1440, frame: "wide", stage: [2080, 1111], cells: [104, 336, 113, 124] },
  { w: 768, h: 1024, frame: "tall", stage: [768, 728], cells: [55, 167, 48, 64] },
  { w: 390, h: 844, frame: "tall", stage: [390, 538], cells: [41, 101, 36, 40] },
  { w: 390, h: 664, frame: "tall", stage: [390, 420], cells: [32, 87, 29, 40] },
  { w: 844, h: 390, frame: "low", stage: [540, 390], cells: [38, 101, 31, 46] },
])("a window of $w by $h", ({ w, h, frame, stage, cells }) => {
  it("has its frame and stage", () => {
    const found = regions(w, h, ZEUS.hand);
    expect(found.frame).toBe(frame);
    expect([Math.round(found.stage.w), Math.round(found.stage.h)]).toEqual(stage);
    expect(found.strip).toBe(h === 664);
  });

  it("shows every board as large as it can", () => {
    expect([ZEUS, PELOPONNES, RHODES, DEUKALION].map((game) => cell(game, w, h))).toEqual(cells);
  });

  it("is filled by its regions", () => {
    const found = regions(w, h, DEUKALION.hand);
    const rows = found.bar + found.rivals + found.prompt + found.hand;
    expect(found.frame === "low" ? rows : rows + found.stage.h).toBeCloseTo(h);
    expect(found.stage.w + found.side).toBeCloseTo(w);
  });
});

test("a spectator has no hand, and the stage gets its room", () => {
  const [seated, standing] = [regions(1440, 900, ZEUS.hand), regions(1440, 900, null)];
  expect(standing.hand).toBe(0);
  expect(standing.stage.h).toBe(seated.stage.h + seated.hand);
});

test.each([
  [768, 1024],
  [844, 390],
])("somebody alone has no rivals' strip at %i by %i", (w, h) => {
  const [among, alone] = [regions(w, h, ZEUS.hand), regions(w, h, ZEUS.hand, true)];
  expect(alone.rivals).toBe(0);
  expect(alone.stage.h + alone.hand).toBe(among.stage.h + among.hand + among.rivals);
});

test("a plan for one frame is used in no other", () => {
  const plan = (w: number, h: number): string =>
    choosePlan(DEUKALION.plans, regions(w, h, DEUKALION.hand).stage).plan.name;
  expect(plan(844, 390)).toBe("bare");
  expect(plan(390, 844)).toBe("stacked");
});

test("the present plan stays unless another is 6 % better", () => {
  const plans: Plan[] = [
    { name: "lying", w: 800, h: 400, cell: 50 },
    { name: "standing", w: 400, h: 800, cell: 50 },
  ];
  const choose = (w: number, h: number): string =>
    choosePlan(plans, { w: w + 20, h: h + 20, frame: "wide" }, "lying").plan.name;
  expect(choose(1000, 1050)).toBe("lying");
  expect(choose(1000, 1070)).toBe("standing");
});
