/** The second line of the prompt: what a move costs and does, or what there is to decide by. */
import type { Decision, deukalion, MoveView } from "$made/wire";
import type { Preview } from "$shell/lib/board";
import { type GameWords, percent } from "$shell/lib/words.svelte";
import { offered } from "./tasks";

type View = deukalion.DeukalionView;
type Say = (message: string, more?: Record<string, string | number>) => string;

const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(" · ");

export function describe(
  view: View,
  decision: Decision,
  move: MoveView | null,
  words: GameWords,
  names: string[],
  preview?: Preview<View>,
): string {
  const about = move ? { ...move.arguments, ...move.details } : decision.arguments;
  const say: Say = (message, more = {}) => words.sayAbout(`page-deukalion-${message}`, about, names, more);
  if (!move) return asked(view, decision, say, words);
  const told = consequence(view, move, say) || words.move(move, names);
  const gained = preview ? points(preview, view.seat) : 0;
  return join(told, gained > 0 && !/\d$|\+/.test(told) && words.say("page-deukalion-plus-points", { count: gained }));
}

/** The points that a seat would get for certain. */
const points = ({ events }: Preview<View>, seat: number | null): number =>
  events
    .filter(({ arguments: values }) => values.seat === seat)
    .reduce((sum, { message, arguments: values }) => sum + (message === "point" ? (values.count ?? 0) : 0), 0);

function asked(view: View, { asked: step, moves }: Decision, say: Say, words: GameWords): string {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const ready = offered(view).find(({ lacking }) => lacking?.some((fault) => fault === null));
  switch (step) {
    case "move":
      return join(
        view.so_far.includes("way-ended") || !view.left_to_do.includes("ship")
          ? say("second-anchored")
          : say("second-squares", { count: view.reach }),
        say("second-crew", { count: own?.fighters ?? 0 }),
        ready &&
          moves.some(({ kind }) => kind === "fulfil") &&
          say("second-ready", { contract: ready.code.toUpperCase() }),
      );
    case "seize":
    case "loot":
      return say(own?.room ? "second-room" : "second-no-room", {
        count: own?.room ?? 0,
      });
    case "hermes":
    case "drawn":
      return view.about?.card ? words.say(`page-deukalion-does-${view.about.card}`) : "";
    case "anchors":
      return say("second-anchors", { count: view.target });
    case "alarm":
    case "answer":
    case "defeat":
    case "styx":
    case "recall":
    case "claim":
    case "pick":
    case "put":
    case "displace":
    case "hydra-away":
    case "flee":
    case "summon":
      return say(`second-${step}`);
    default:
      return "";
  }
}

/** What a move does; empty if its own words say it all. */
function consequence(view: View, move: MoveView, say: Say): string {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const crew = own?.fighters ?? 0;
  const { arguments: values, details = {} } = move;
  const chance = (share: number | null | undefined): string | false =>
    typeof share === "number" && say("second-chance", { chance: percent(share) });
  const needed = Number(details.needed ?? 0);
  switch (move.kind) {
    case "cup":
      return say("second-cup", {
        draws: say(`draws-${["nobody", "active", "others"][Number(details.draws)] ?? "nobody"}`),
      });
    case "sail": {
      const other = view.seats[Number(details.other ?? -1)];
      const squares = Number(details.count ?? 0);
      if (other) return join(say("second-duel", { count: crew, needed }), chance(other.chance));
      if (details.needed !== undefined)
        return join(say("second-needed", { needed, count: crew }), chance(view.hydra_chance));
      return squares ? say("second-sail", { count: squares, rest: view.reach - squares }) : "";
    }
    case "attack":
      return join(say("second-needed", { needed, count: crew }), chance(view.cities[values.city ?? -1]?.chance));
    case "conquer":
      return join(
        say(details.crews ? "second-duel" : "second-needed", {
          needed,
          count: crew,
        }),
        chance(view.towns[values.town ?? -1]?.chance),
      );
    case "found": {
      const count = Number(details.count ?? 0);
      return say("second-found", { count, rest: crew - count });
    }
    case "play":
      return typeof details.does === "number" ? say("second-play") : "";
    case "back":
      return say("second-back", {
        count: values.count ?? 0,
        rest: (own?.underworld ?? 0) - (values.count ?? 0),
      });
    case "done":
      return offered(view).some(({ lacking }) => lacking?.some((fault) => fault === null)) ? say("second-still") : "";
    default:
      return "";
  }
}
