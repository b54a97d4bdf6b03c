import type { BoardKit } from "../lib/board";
import Board from "./Board.svelte";

export default { Board, withoutPlaces: true } satisfies BoardKit<Record<string, unknown>>;
