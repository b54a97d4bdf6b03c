/** The cup: four dice around a fifth, and what each gives when it comes to lie at one of the four actions. */
import type { deukalion, MoveView } from "$made/wire";

/** As they go around the cup, beginning at the top, against the clock. */
export const ACTIONS = ["card", "fighters", "sail", "hydra"] as const;
export type Action = (typeof ACTIONS)[number];
export type Dice = Record<Action, number>;

/** Where the actions lie around the middle of the cup. */
export const AROUND: Record<Action, { x: number; y: number }> = {
  card: { x: 0, y: -1 },
  fighters: { x: -1, y: 0 },
  sail: { x: 0, y: 1 },
  hydra: { x: 1, y: 0 },
};

/** The dice by action when the cup has been turned so many quarters. */
export function turned(outer: number[], quarters: number): Dice {
  const die = (place: number): number => outer[(((place + quarters) % 4) + 4) % 4] ?? 0;
  return { card: die(0), fighters: die(1), sail: die(2), hydra: die(3) };
}

const same = (one: Dice, two: Record<string, number>): boolean =>
  ACTIONS.every((action) => one[action] === two[action]);

/** By how many quarters the cup was turned when it was set down. */
export function quarters(outer: number[], dice: Record<string, number> | null): number {
  if (!dice) return 0;
  return Math.max(
    0,
    [0, 1, 2, 3].findIndex((turn) => same(turned(outer, turn), dice)),
  );
}

/** The dice that a move sets down. */
export function diceOf(move: MoveView): Dice {
  const value = (name: string): number => move.arguments[name] ?? 0;
  return {
    card: value("card_die"),
    fighters: value("fighter_die"),
    sail: value("sail_die"),
    hydra: value("hydra_die"),
  };
}

export const isMove = (dice: Dice, move: MoveView): boolean => same(dice, diceOf(move));

/** Who draws by the card die. */
export function drawing(view: deukalion.DeukalionView, die: number): "others" | "active" | "nobody" {
  if (die === view.active_draws) return "active";
  return die === view.others_draw ? "others" : "nobody";
}
