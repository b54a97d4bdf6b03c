import type { BoardKit } from "../lib/board";
import Board from "./Board.svelte";

export default { Board } satisfies BoardKit<Record<string, unknown>>;
