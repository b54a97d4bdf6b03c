import type { BoardKit } from "$shell/lib/board";
import type { peloponnes } from "$made/wire";
import Board from "./Board.svelte";
import Offer from "./Offer.svelte";

export default { Board, controls: { offer: Offer } } satisfies BoardKit<peloponnes.PeloponnesView>;
