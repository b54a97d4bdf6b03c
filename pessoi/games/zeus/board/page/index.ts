import type { zeus } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import Board from "./Board.svelte";
import Dial from "./Dial.svelte";

export default { Board, controls: { bid: Dial } } satisfies BoardKit<zeus.ZeusView>;
