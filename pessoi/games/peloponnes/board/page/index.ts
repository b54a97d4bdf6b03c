import type { peloponnes } from "$made/wire";
import type { BoardKit } from "$shell/lib/board";
import BidControl from "./BidControl.svelte";
import Board from "./Board.svelte";

export default { Board, controls: { offer: BidControl } } satisfies BoardKit<peloponnes.PeloponnesView>;
