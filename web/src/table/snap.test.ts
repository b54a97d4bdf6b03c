import { expect, test } from "vitest";

import { nearest, snap, type Target } from "./snap";

/** A place of 30 by 30 px. */
const place = (id: string, left: number, top = 0): Target => ({
  id,
  box: { left, top, right: left + 30, bottom: top + 30 },
});

test("a tap picks the nearest lit place within 28 px", () => {
  expect(snap([place("hut", 0), place("cart", 100)], 55, 15)).toEqual({ place: "hut" });
  expect(snap([place("hut", 0)], 58, 15)).toEqual({ place: "hut" });
  expect(snap([place("hut", 0)], 59, 15)).toBeNull();
});

test("a tap in the middle of a small place between others means it", () => {
  expect(snap([place("hut", 0), place("cart", 30), place("trader", 60)], 45, 15)).toEqual({ place: "cart" });
});

test("a tap between two places picks none of them, and the next one decides", () => {
  const row = [place("hut", 0), place("cart", 34)];
  expect(snap(row, 30, 15)).toEqual({ unclear: { left: 0, top: 0, right: 64, bottom: 30 } });
  expect(snap(row, 30, 15, true)).toEqual({ place: "hut" });
});

test("an arrow goes to the nearest place in its direction, not to the next in the document", () => {
  const all = [place("far", 200), place("near", 60), place("aside", 50, 90), place("behind", -80)];
  const from = place("here", 0).box;
  expect(nearest(from, all, "right")?.id).toBe("near");
  expect(nearest(from, all, "left")?.id).toBe("behind");
  expect(nearest(from, all, "down")?.id).toBe("aside");
  expect(nearest(from, all, "up")).toBeUndefined();
});
