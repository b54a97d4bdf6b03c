import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { variants } from "./variants";

type Props = Record<string, unknown>;

const files = import.meta.glob<{ default: Component<Props> }>("./**/*.svelte", { eager: true });
const OF_THE_PAGE = /^\.\/(Icon|Logo|ornaments\/|pictures\/)/;
const forms = Object.entries(files)
  .filter(([path]) => !OF_THE_PAGE.test(path))
  .flatMap(([path, file]) => {
    const name = path.slice("./".length, -".svelte".length);
    return (variants[name] ?? [{}]).map((props) => ({ name, props, piece: file.default }));
  });

/** The drawing without the marks that the framework leaves in it. */
function drawn(piece: Component<Props>, props: Props): string {
  return render(piece, { props })
    .body.replace(/<!--.*?-->/gs, "")
    .trim();
}

describe("every piece", () => {
  it.each(forms)("$name $props is a group of shapes without ids and styles of its own", ({ piece, props }) => {
    const drawing = drawn(piece, props);
    expect(drawing).toMatch(/^<g\b.*<\/g>$/s);
    expect(drawing).toMatch(/<(path|circle|ellipse|rect)\b/);
    expect(drawing).not.toMatch(/\s(id|style)=|NaN|undefined|null/);
  });

  it.each(forms)("$name $props names its colours", ({ piece, props }) => {
    const colours = [...drawn(piece, props).matchAll(/\b(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]);
    for (const colour of colours) expect(colour).toMatch(/^(currentColor|none|var\(--[\w-]+\))$/);
  });
});

describe("a name of a view", () => {
  const names = ["Sign", "Good", "Disaster", "Building", "CardSign", "Development", "Place", "deukalion/Treasure"];
  it.each(names)("%s draws something else for each of its names", (name) => {
    const own = forms.filter((form) => form.name === name);
    const drawings = own.filter(({ props }) => props.name !== "food").map(({ piece, props }) => drawn(piece, props));
    expect(drawings.length).toBeGreaterThan(4);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
