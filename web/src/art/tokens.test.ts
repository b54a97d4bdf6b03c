import { describe, expect, it, vi } from "vitest";

import { COLOURS } from "./colours";

type Theme = "light" | "dark";
type Colour = [number, number, number];

const files = await vi.importActual<{ readFileSync(path: URL, encoding: string): string }>("node:fs");
const css = files.readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");

/** Simulation of colour blindness in linear light (Machado, Oliveira and Fernandes 2009, full severity). */
const EYES: Record<string, [Colour, Colour, Colour]> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopic: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopic: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopic: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function written(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  return (pair ? pair[theme === "light" ? 1 : 2] : value) ?? "";
}

function light(name: string, theme: Theme = "light"): Colour {
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(written(name, theme));
  if (!hex) throw new Error(`--${name} is no colour`);
  return hex.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
}

const dot = (a: Colour, b: Colour) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const luminance = (colour: Colour) => dot(colour, [0.2126, 0.7152, 0.0722]);

function contrast(one: string, other: string, theme: Theme): number {
  const [dark, bright] = [luminance(light(one, theme)), luminance(light(other, theme))].sort((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour in OKLab, where distances match perceived differences. */
function seen(name: string, eye: string): Colour {
  const mixed = (EYES[eye] ?? []).map((row) => Math.min(1, Math.max(0, dot(row, light(name))))) as Colour;
  const cone = (row: Colour) => Math.cbrt(dot(row, mixed));
  const cones: Colour = [
    cone([0.4122214708, 0.5363325363, 0.0514459929]),
    cone([0.2119034982, 0.6806995451, 0.1073969566]),
    cone([0.0883024619, 0.2817188376, 0.6299787005]),
  ];
  return [
    dot(cones, [0.2104542553, 0.793617785, -0.0040720468]),
    dot(cones, [1.9779984951, -2.428592205, 0.4505937099]),
    dot(cones, [0.0259040371, 0.7827717662, -0.808675766]),
  ];
}

describe.each<Theme>(["light", "dark"])("text is legible in the %s theme", (theme) => {
  const pairs = [
    ...["ink", "ink-soft", "gold-ink", "bad", "good"].flatMap((text) => [
      [text, "paper"],
      [text, "panel"],
    ]),
    ["ink", "lit"],
    ...["ground", "ground-light", "cream", "sea", "gold", "marble", "white", "clay"].map((under) => ["figure", under]),
    ...["wine", "milk", "olive", "grain", "gold-bar", "wood", "stone", "luxury"].map((good) => ["figure", good]),
    ["clay", "night"],
    ["cream", "night"],
    ["cream", "sea-deep"],
    ["cream", "ground-deep"],
    ...COLOURS.map((colour) => [`on-player-${colour}`, `player-${colour}`]),
  ];
  it.each(pairs)("%s on %s", (text = "", under = "") => {
    expect(contrast(text, under, theme)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(Object.keys(EYES))("players are distinguishable in %s vision", (eye) => {
  const pairs = COLOURS.flatMap((one) => COLOURS.filter((other) => other > one).map((other) => [one, other] as const));
  it.each(pairs)("%s and %s", (one, other) => {
    const [a, b] = [seen(`player-${one}`, eye), seen(`player-${other}`, eye)];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(0.12);
  });
});
