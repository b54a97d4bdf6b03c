import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { pieces } from "./pieces";
import type { Props } from "./variants";

const forms = pieces.flatMap(({ owner, name, piece, forms }) => forms.map((props) => ({ owner, name, piece, props })));

/** The drawing without the framework's comments. */
function drawn(piece: Component<Props>, props: Props): string {
  return render(piece, { props })
    .body.replace(/<!--.*?-->/gs, "")
    .trim();
}

describe("every piece", () => {
  it.each(forms)("$owner $name $props is a group of shapes without ids and styles of its own", ({ piece, props }) => {
    const drawing = drawn(piece, props);
    expect(drawing).toMatch(/^<g\b.*<\/g>$/s);
    expect(drawing).toMatch(/<(path|circle|ellipse|rect)\b/);
    expect(drawing).not.toMatch(/\s(id|style)=|NaN|undefined|null/);
  });

  it.each(forms)("$owner $name $props names its colours", ({ piece, props }) => {
    const colours = [...drawn(piece, props).matchAll(/\b(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]);
    for (const colour of colours) expect(colour).toMatch(/^(currentColor|none|var\(--[\w-]+\))$/);
  });
});

describe("a piece that is chosen by a name", () => {
  /** Whether all forms differ in one prop, the name that a view gives the piece. */
  const isNamed = ({ forms }: (typeof pieces)[number]): boolean =>
    forms.length > 4 && forms.every((props) => Object.keys(props).length === 1 && !("value" in props));
  const named = pieces.filter(isNamed);

  it("is found", () => expect(named.length).toBeGreaterThan(7));
  it.each(named)("$owner $name draws something else for each of its names", ({ piece, forms }) => {
    const drawings = forms.filter((props) => props.name !== "food").map((props) => drawn(piece, props));
    expect(drawings.length).toBeGreaterThan(4);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
