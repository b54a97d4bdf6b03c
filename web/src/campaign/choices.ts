/** The pictures of what is chosen to begin a level; a game without one shows its description. */
import type { Component } from "svelte";

import { byGame } from "../lib/gamedata";
import type { GameWords } from "../lib/words.svelte";

export interface ChoiceProps<View> {
  name: string;
  /** The table before the choice. */
  start: View;
  words: GameWords;
}

const PICTURES = byGame(
  import.meta.glob<Component<ChoiceProps<never>>>("$games/*/board/page/CampaignChoice.svelte", { import: "default" }),
);

export const choicePicture = async (game: string): Promise<Component<ChoiceProps<never>> | null> =>
  (await PICTURES.get(game)?.()) ?? null;
