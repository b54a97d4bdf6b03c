import { expect, test } from "vitest";

import { matches, parts, wanted } from "./search";

const marked = (text: string, search: string): string =>
  parts(text, wanted(search))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join("");

test("hits are marked wherever they are", () => {
  expect(marked("The temple is a temple.", "temple")).toBe("The [temple] is a [temple].");
  expect(marked("temple", "temple")).toBe("[temple]");
  expect(marked("The temple", "ox")).toBe("The temple");
});

test("neither case nor accents matter, and the text keeps its own", () => {
  expect(marked("Péninsule É", "peninsule")).toBe("[Péninsule] É");
  expect(marked("Gebäude", "GEBAUDE")).toBe("[Gebäude]");
  expect(marked("cœur, Straße", "straße")).toBe("cœur, [Straße]");
});

test("without a search nothing is marked and everything fits", () => {
  expect(marked("The temple", "  ")).toBe("The temple");
  expect(matches("anything", wanted(""))).toBe(true);
  expect(matches("anything", wanted("THING"))).toBe(true);
  expect(matches("anything", wanted("nothing"))).toBe(false);
});
