import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Accepted, Decision, Refused } from "../made/wire";
import { Offer } from "./offer.svelte";
import type { Answer } from "./socket";

const decision = (since: number, touches: Record<string, string[]>): Decision => ({
  since,
  asked: "build",
  arguments: {},
  window: false,
  moves: Object.entries(touches).map(([move, places]) => ({ move, kind: "build", arguments: {}, touches: places })),
});
const ACCEPTED: Accepted = { type: "accepted", id: "1", n: 7 };
const LATE: Refused = { type: "refused", id: "1", code: "too-late", arguments: {}, table: null };

/** An offer whose requests the test answers. */
function offered(asked: Decision, final: string[] = []) {
  const sent: [string, number][] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const handlers = {
    send: (move: string, since: number) => {
      sent.push([move, since]);
      return new Promise<Answer>((resolve) => answers.push(resolve));
    },
    resend: vi.fn(),
    skip: vi.fn(),
    confirms: ({ move }: { move: string }) => final.includes(move),
    reason: ({ code }: Refused) => code,
  };
  const offer = new Offer(handlers);
  offer.setDecision(asked);
  const answer = async (given: Answer): Promise<void> => {
    answers.shift()?.(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { offer, sent, answer, handlers };
}

const TWO = { left: ["plot-1"], right: ["plot-2"] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a decision that was accepted is never offered again, even if the table still has it", async () => {
  const asked = decision(3, TWO);
  const { offer, sent, answer } = offered(asked);
  void offer.play("left");
  expect(offer.phase).toBe("sent");
  expect(offer.isLit("plot-2")).toBe(false);
  await answer(ACCEPTED);
  offer.setDecision({ ...asked });
  expect(offer.phase).toBe("taken");
  expect(offer.moves).toEqual([]);
  expect(offer.isLit("plot-2")).toBe(false);
  void offer.play("right");
  offer.touch("plot-2");
  expect(sent).toEqual([["left", 3]]);
});

test("the next decision is offered, also the same one after it was undone", async () => {
  const { offer, answer } = offered(decision(3, TWO));
  void offer.play("left");
  await answer(ACCEPTED);
  offer.setDecision(null);
  expect(offer.phase).toBe("none");
  offer.setDecision(decision(9, TWO));
  expect(offer.phase).toBe("idle");
  expect(offer.isLit("plot-2")).toBe(true);
});

test("no second move is sent before the first is answered", () => {
  const { offer, sent } = offered(decision(3, TWO));
  void offer.play("left");
  void offer.play("right");
  offer.touch("plot-2");
  expect(sent).toHaveLength(1);
});

test("an answer that comes after the next decision does not disturb it", async () => {
  const { offer, answer } = offered(decision(3, TWO));
  void offer.play("left");
  offer.setDecision(decision(8, { one: ["a", "b"], other: ["a", "c"] }));
  offer.touch("a");
  await answer(ACCEPTED);
  expect(offer.chosen).toEqual(["a"]);
  expect(offer.phase).toBe("chosen");
});

test("a refused move is offered again, and its reason is shown for six seconds", async () => {
  const { offer, answer } = offered(decision(3, TWO));
  void offer.play("left");
  await answer(LATE);
  expect(offer.phase).toBe("idle");
  expect(offer.refusal).toBe("too-late");
  await vi.advanceTimersByTimeAsync(6000);
  expect(offer.refusal).toBe("");
});

test("a late answer is announced after 400 ms, and after 3 s the move is sent again", async () => {
  const { offer, handlers, answer } = offered(decision(3, TWO));
  void offer.play("left");
  expect(offer.wait).toBe("none");
  await vi.advanceTimersByTimeAsync(400);
  expect(offer.wait).toBe("sent");
  await vi.advanceTimersByTimeAsync(2600);
  expect(offer.wait).toBe("slow");
  expect(handlers.resend).toHaveBeenCalledTimes(1);
  await answer(ACCEPTED);
  expect(offer.wait).toBe("none");
});

test("touching narrows, and the last choice can be taken back", () => {
  const { offer, sent } = offered(decision(3, { small: ["a"], medium: ["a", "b"], large: ["a", "b", "c"] }));
  offer.touch("a");
  offer.touch("b");
  expect(offer.left.map(({ move }) => move)).toEqual(["medium", "large"]);
  expect(offer.narrows).toBe(true);
  expect(offer.back()).toBe(true);
  expect(offer.left).toHaveLength(3);
  offer.touch("c");
  expect(sent).toEqual([["large", 3]]);
});

test("a final move is a ghost until it is confirmed", () => {
  const { offer, sent } = offered(decision(3, TWO), ["left"]);
  offer.touch("plot-1");
  expect(offer.phase).toBe("confirm");
  expect(offer.isGhost("plot-1")).toBe(true);
  expect(sent).toEqual([]);
  offer.back();
  expect(offer.phase).toBe("idle");
  void offer.play("left");
  void offer.play("left");
  expect(sent).toEqual([["left", 3]]);
});

test("while others’ moves are played back, the hand is usable and the stage is not; a move skips the rest", () => {
  const { offer, sent, handlers } = offered(decision(3, TWO));
  offer.caughtUp = false;
  expect(offer.isLit("plot-1")).toBe(false);
  expect(offer.isLit("plot-1", false)).toBe(true);
  void offer.play("left");
  expect(handlers.skip).toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

test("choices stay while the same is asked", () => {
  const asked = decision(3, { one: ["a", "b"], other: ["a", "c"] });
  const { offer } = offered(asked);
  offer.touch("a");
  offer.setDecision({ ...asked });
  expect(offer.chosen).toEqual(["a"]);
});

test("keys go to the control that asked for them last", () => {
  const { offer } = offered(decision(3, TWO));
  const typed: string[] = [];
  const stop = offer.takeKeys(({ key }) => {
    typed.push(key);
    return key === "2";
  });
  const key = (name: string): KeyboardEvent => ({ key: name }) as KeyboardEvent;
  expect(offer.pressed(key("2"))).toBe(true);
  expect(offer.pressed(key("x"))).toBe(false);
  stop();
  expect(offer.pressed(key("2"))).toBe(false);
  expect(typed).toEqual(["2", "x"]);
});
