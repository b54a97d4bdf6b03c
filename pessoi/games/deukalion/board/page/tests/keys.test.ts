import { expect, it, vi } from "vitest";

import type { MoveView } from "$made/wire";
import { Offer } from "$shell/lib/offer.svelte";
import { press } from "../keys";

const move = (notation: string, touches: string[], details: Record<string, number> = {}): MoveView => ({
  move: notation,
  kind: notation.split(" ")[0] ?? "",
  arguments: {},
  touches,
  details,
});

function offered(...moves: MoveView[]) {
  const send = vi.fn(() => new Promise<never>(() => {}));
  const offer = new Offer({
    send,
    resend: () => {},
    skip: () => {},
    confirms: () => false,
    reason: () => "",
  });
  offer.setDecision({ since: 1, asked: "move", arguments: {}, window: false, moves });
  return { offer, send };
}

it("a letter plays the only move that it means", () => {
  const { offer, send } = offered(move("sail b2", ["square-b2"]), move("attack korinth", ["city-korinth"]));
  expect(press(offer, "a")).toBe(true);
  expect(send).toHaveBeenCalledWith("attack korinth", 1);
});

it("a letter goes to the places of several moves in turn", () => {
  const focus: string[] = [];
  vi.stubGlobal("document", {
    activeElement: null,
    querySelector: (selector: string) => ({ focus: () => focus.push(selector) }),
  });
  const { offer, send } = offered(
    move("attack korinth", ["city-korinth"]),
    move("sail c3", ["square-c3"], { fight: 1 }),
  );
  expect(press(offer, "a")).toBe(true);
  expect(focus).toEqual(['.place.lit[data-place="city-korinth"]']);
  expect(send).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it("a letter without a move, and every other key, is left to the table", () => {
  const { offer } = offered(move("sail b2", ["square-b2"]), move("done", []));
  for (const key of ["a", "f", "d", "p", "x", "Enter"]) expect(press(offer, key)).toBe(false);
});
