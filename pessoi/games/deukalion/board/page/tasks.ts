/** What contracts ask for, read from the names of their tasks: `task-deliver-red-green`, `task-crew-rhodos-8`. */
import type { deukalion } from "$made/wire";

export interface Task {
  kind: string;
  colours: string[];
  amount: number;
  /** The city, or the hero, by its name in small letters. */
  name: string;
}

export function parse(task: string): Task {
  const [, kind = "", ...parts] = task.split("-");
  const amount = Number(parts.at(-1)) || 0;
  return {
    kind,
    colours: kind === "deliver" ? parts : [],
    amount,
    name: parts[0] ?? "",
  };
}

/** The contracts that a seat may fulfil: the open ones and its own. */
export const offered = (view: deukalion.DeukalionView): deukalion.ContractView[] =>
  [...view.contracts, view.seat === null ? null : view.seats[view.seat]?.contract].filter(
    (contract): contract is deukalion.ContractView => contract !== null && contract !== undefined,
  );

/** The colours of treasures that these contracts name. */
export const wanted = (view: deukalion.DeukalionView): Set<string> =>
  new Set(offered(view).flatMap(({ tasks }) => tasks.flatMap((task) => parse(task).colours)));
