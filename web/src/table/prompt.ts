/** What the prompt offers for a decision: buttons for some moves, controls for others. */
import type { Component } from "svelte";

import type { BoardKit, Control, ControlProps } from "../lib/board";
import type { Decision, MoveView } from "../made/wire";

export const MOST_BUTTONS = 3;

/** The moves that are buttons, the main one first: those of the kit, otherwise the few that touch no place. */
export function promptButtons(kit: BoardKit<never>, decision: Decision, view: never): MoveView[] {
  const named = kit.buttons?.(decision, view);
  if (named) return named.slice(0, MOST_BUTTONS);
  const free = decision.moves.filter((move) => !move.touches.length && !kit.controls?.[move.kind]);
  return free.length <= MOST_BUTTONS ? free : [];
}

interface Placed {
  kind: string;
  moves: MoveView[];
  Control: Component<ControlProps<never>>;
  small: boolean;
}

/** The controls for the moves that are left, in one place or everywhere. */
export function controlsIn(kit: BoardKit<never>, left: MoveView[], where?: Control<never>["where"]): Placed[] {
  return [...Map.groupBy(left, ({ kind }) => kind)].flatMap(([kind, moves]) => {
    const control = kit.controls?.[kind];
    if (!control || (where && control.where !== where)) return [];
    return [{ kind, moves, Control: control.Control, small: control.small ?? false }];
  });
}
