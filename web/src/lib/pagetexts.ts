/** The texts of pages without a table, and of the rulebook. */
import { addTexts } from "./words.svelte";

const TEXTS = import.meta.glob<string>("../text/pages/*.ftl", { query: "?raw", import: "default" });

let loading: Promise<void> | undefined;

/** Load the texts once; afterwards they are messages of the page. */
export const loadPageTexts = (): Promise<void> =>
  (loading ??= addTexts((language) =>
    Promise.all(
      Object.entries(TEXTS)
        .filter(([path]) => path.endsWith(`/${language}.ftl`))
        .map(([, load]) => load()),
    ),
  ));
