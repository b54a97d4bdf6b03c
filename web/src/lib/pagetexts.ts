/** Texts that only some pages load. */
import { addTexts, filesIn, type Language, type TextFiles } from "./words.svelte";

/**
 * A function that loads some files, and what `more` finds, the first time it is called; afterwards they are messages of
 * the page.
 */
export function textsOf(files: TextFiles, more?: (language: Language) => Promise<string[]>): () => Promise<void> {
  let loading: Promise<void> | undefined;
  const load = async (language: Language): Promise<string[]> =>
    (await Promise.all([filesIn(files, language), more?.(language) ?? []])).flat();
  return () => (loading ??= addTexts(load));
}

/** Load the texts of pages without a table, and of the rulebook. */
export const loadPageTexts = textsOf(
  import.meta.glob<string>("../text/pages/*.ftl", { query: "?raw", import: "default" }),
);
