import { expect, test } from "vitest";

import type { BoardKit } from "../lib/board";
import type { Decision, MoveView } from "../made/wire";
import { controlsIn, promptButtons } from "./prompt";

const move = (name: string, touches: string[] = [], kind = name): MoveView => ({
  move: name,
  kind,
  arguments: {},
  touches,
});
const decision = (...moves: MoveView[]): Decision => ({ since: 1, asked: "act", arguments: {}, moves });
const kit = (parts: object): BoardKit<never> => parts as BoardKit<never>;
const VIEW = {} as never;

test("moves that touch no place are buttons if they are few", () => {
  const few = decision(move("build", ["plot-1"]), move("pass"), move("claim"));
  expect(promptButtons(kit({}), few, VIEW).map(({ kind }) => kind)).toEqual(["pass", "claim"]);
  const many = decision(move("one"), move("two"), move("three"), move("four"));
  expect(promptButtons(kit({}), many, VIEW)).toEqual([]);
});

test("the kit names the buttons, at most three", () => {
  const moves = [move("one"), move("two"), move("three"), move("four")];
  const named = kit({ buttons: ({ moves: all }: Decision) => [...all].reverse() });
  expect(promptButtons(named, decision(...moves), VIEW).map(({ move: name }) => name)).toEqual([
    "four",
    "three",
    "two",
  ]);
});

test("moves with a control are no buttons", () => {
  const dial = kit({ controls: { bid: { Control: () => {}, where: "hand" } } });
  const bids = [move("bid 1", [], "bid"), move("bid 2", [], "bid")];
  expect(promptButtons(dial, decision(...bids, move("pass")), VIEW).map(({ kind }) => kind)).toEqual(["pass"]);
  expect(controlsIn(dial, bids, "hand")).toMatchObject([{ kind: "bid", moves: bids, small: false }]);
  expect(controlsIn(dial, bids, "prompt")).toEqual([]);
});
