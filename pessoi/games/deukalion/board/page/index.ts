import type { deukalion } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import Board from "./Board.svelte";
import Cup from "./Cup.svelte";

export default { Board, controls: { cup: Cup } } satisfies BoardKit<deukalion.DeukalionView>;
