import type { rhodes } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import Board from "./Board.svelte";

export default { Board } satisfies BoardKit<rhodes.RhodesView>;
