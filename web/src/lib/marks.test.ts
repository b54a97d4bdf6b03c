import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { iconOf, placesOf } from "./logbook";
import { mark, MarkedNumber, markWord, partsOf, plain } from "./marks";

test("a marked text is words and values, and plain without its marks", () => {
  const text = `${mark("sold", "seat", 1, "Kleon")} pays ${mark("sold", "amount", 31, "31")} oxen.`;
  expect(plain(text)).toBe("Kleon pays 31 oxen.");
  expect(partsOf(text).map(({ name, value, text: shown }) => [name, value, shown])).toEqual([
    ["seat", "1", "Kleon"],
    ["", "", " pays "],
    ["amount", "31", "31"],
    ["", "", " oxen."],
  ]);
});

test("a text without marks is one part", () => {
  expect(partsOf("Nobody bids.")).toEqual([{ kind: "", name: "", value: "", text: "Nobody bids." }]);
});

test("a word is marked where it stands alone, and not within a mark", () => {
  const text = `${mark("took", "seat", 0, "Or")} doré : 3 or (or)`;
  const marked = markWord(text, "took", "good", "gold", "or");
  expect(plain(marked)).toBe(plain(text));
  expect(partsOf(marked).filter(({ name }) => name === "good")).toEqual([
    { kind: "took", name: "good", value: "gold", text: "or" },
  ]);
  expect(partsOf(marked).map(({ text: shown }) => shown)).toEqual(["Or", " doré : 3 ", "or", " (or)"]);
});

test("a marked number selects its plural", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(
    new FluentResource("coins = { $count ->\n [0] none\n [one] { $count } coin\n *[other] { $count } coins\n }"),
  );
  const said = (count: number): string =>
    bundle.formatPattern(bundle.getMessage("coins")!.value!, { count: new MarkedNumber("paid", "count", count) });
  expect([0, 1, 2].map((count) => plain(said(count)))).toEqual(["none", "1 coin", "2 coins"]);
  expect(partsOf(said(2))[0]).toEqual({ kind: "paid", name: "count", value: "2", text: "2" });
});

test("places follow from the values of an event", () => {
  const keys = (name: string): string[] => ({ site: ["9", "12"], seat: ["1"] })[name] ?? [];
  expect(placesOf(["at-{seat}-{site}", "{seat}-{card}"], keys)).toEqual(["at-1-9", "at-1-12"]);
  expect(placesOf(["plot-{site}", "dial-{seat}", "pillar", "card-{card}"], keys)).toEqual([
    "plot-9",
    "plot-12",
    "dial-1",
    "pillar",
  ]);
});

test("the icon of a value may depend on the kind of event", () => {
  const icons = { colour: "treasure-*", count: "citizens", "drought.count": "food" };
  const part = (kind: string, name: string, value: string) => ({ kind, name, value, text: "" });
  expect(iconOf(icons, part("took", "colour", "red"))).toBe("treasure-red");
  expect(iconOf(icons, part("fed", "count", "2"))).toBe("citizens");
  expect(iconOf(icons, part("drought", "count", "2"))).toBe("food");
  expect(iconOf(icons, part("took", "seat", "2"))).toBeUndefined();
});
