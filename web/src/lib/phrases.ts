/** Ready phrases of the chat, for people without a common language: everybody reads them in their own. */
import { say } from "./words.svelte";

export const PHRASES = ["hello", "luck", "played", "thanks", "sorry", "moment", "turn", "bye"] as const;

/** A phrase as the text of a chat message. */
export const textOf = (phrase: string): string => `:${phrase}:`;

/** The text of a chat message, with a phrase in the language of the page. */
export function read(text: string): string {
  const phrase = PHRASES.find((known) => textOf(known) === text);
  return phrase ? say(`phrase-${phrase}`) : text;
}
