import type { BoardKit } from "../../lib/board";
import type { zeus } from "../../made/wire";
import Board from "./Board.svelte";

export default { Board } satisfies BoardKit<zeus.ZeusView>;
