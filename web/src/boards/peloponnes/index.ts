import type { BoardKit } from "../../lib/board";
import type { peloponnes } from "../../made/wire";
import Board from "./Board.svelte";

export default { Board } satisfies BoardKit<peloponnes.PeloponnesView>;
