import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES = {
  ...import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("./pages/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../campaign/text/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../study/text/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("$games/*/text/*.ftl", { query: "?raw", import: "default", eager: true }),
};

type Element = string | { type: string; name?: string };
type Pattern = string | Element[];

/** The ids of a file, each with the variables its message names. */
function messages(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of new FluentResource(text).body)
    found[entry.id] = [
      ...new Set(JSON.stringify(entry.value as Pattern).match(/"type":"var","name":"\w+"/g) ?? []),
    ].sort();
  return found;
}

const folders = [...new Set(Object.keys(FILES).map((path) => path.replace(/\w+\.ftl$/, "")))];

test.each(folders)("%s says the same in three languages", (folder) => {
  const [en, fr, de] = ["en", "fr", "de"].map((language) => messages(FILES[`${folder}${language}.ftl`] ?? ""));
  expect(Object.keys(en ?? {}).length).toBeGreaterThan(0);
  expect(fr).toEqual(en);
  expect(de).toEqual(en);
});

test.each(Object.entries(FILES))("%s has no line that Fluent ignores", (_path, text) => {
  const ids = text.split("\n").filter((line) => /^[a-z][\w-]* =/.test(line));
  expect(Object.keys(messages(text))).toHaveLength(ids.length);
});

test.each(folders.filter((folder) => folder.includes("games")))("%s has no id of the page", (folder) => {
  const page = Object.keys(messages(FILES["./en.ftl"] ?? ""));
  expect(Object.keys(messages(FILES[`${folder}en.ftl`] ?? "")).filter((id) => page.includes(id))).toEqual([]);
});
