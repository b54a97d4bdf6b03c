/** The texts of recorded games with their values marked: the same words, with icons that exist. */
import { beforeAll, describe, expect, test, vi } from "vitest";

import type { EventView } from "../made/wire";
import { plain } from "./marks";

vi.hoisted(() => {
  const quiet = { matches: false, addEventListener: () => {} };
  vi.stubGlobal("location", { search: "", origin: "", pathname: "/", hash: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => quiet);
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {}, classList: { toggle: () => {} } } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

const RECORDED = import.meta.glob<EventView[][]>("/../tests/browser/positions/*/events.json", {
  eager: true,
  import: "default",
});
const NAMES = ["Anna", "Ben", "Olive", "Or", "Grain", "Zoé"];

describe.each(["en", "fr", "de"] as const)("marked texts in %s", (language) => {
  beforeAll(async () => (await import("./words.svelte")).setLanguage(language));

  test.each(Object.entries(RECORDED))("have the words of the messages: %s", async (path, entries) => {
    const { gameWords } = await import("./words.svelte");
    const words = await gameWords(path.split("/").at(-2) ?? "");
    const lines = words.merged(entries.flat().map((event) => ({ event })));
    expect(lines.length).toBeGreaterThan(50);
    for (const { event } of lines) {
      const marked = words.marked(`event-${event.message}`, event, NAMES);
      expect(plain(marked)).toBe(words.logLine(event, NAMES));
    }
  });
});
