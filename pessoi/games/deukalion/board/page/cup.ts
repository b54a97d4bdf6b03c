/** The cup: four dice around a fifth; turning it assigns the four dice to the four actions. */
import type { deukalion, MoveView } from "$made/wire";

/** The actions in counterclockwise order, from the top. */
export const ACTIONS = ["card", "fighters", "sail", "hydra"] as const;
export type Action = (typeof ACTIONS)[number];
export type Dice = Record<Action, number>;

/** The direction of each action from the centre of the cup. */
export const AROUND: Record<Action, { x: number; y: number }> = {
  card: { x: 0, y: -1 },
  fighters: { x: -1, y: 0 },
  sail: { x: 0, y: 1 },
  hydra: { x: 1, y: 0 },
};

/** The dice by action after a number of quarter turns. */
export function turned(outer: number[], quarters: number): Dice {
  const die = (place: number): number => outer[(((place + quarters) % 4) + 4) % 4] ?? 0;
  return { card: die(0), fighters: die(1), sail: die(2), hydra: die(3) };
}

const same = (one: Dice, two: Record<string, number>): boolean =>
  ACTIONS.every((action) => one[action] === two[action]);

/** The number of quarter turns with which the cup was set down. */
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

/** What is left of the four actions of a move, and what is not. */
export function remaining(view: deukalion.DeukalionView): {
  left: Action[];
  done: Action[];
} {
  const isLeft = (action: Action): boolean => view.left_to_do.includes(action === "sail" ? "ship" : action);
  return {
    left: ACTIONS.filter(isLeft),
    done: ACTIONS.filter((action) => !isLeft(action)),
  };
}

/** Who draws cards by the value of the card die. */
export function drawing(view: deukalion.DeukalionView, die: number): "others" | "active" | "nobody" {
  if (die === view.active_draws) return "active";
  return die === view.others_draw ? "others" : "nobody";
}
