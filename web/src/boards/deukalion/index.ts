import type { BoardKit } from "../../lib/board";
import type { deukalion } from "../../made/wire";
import Board from "./Board.svelte";

export default { Board } satisfies BoardKit<deukalion.DeukalionView>;
