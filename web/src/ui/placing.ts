/** Where a popover goes: below its anchor, above it or beside it, within the window and over as little as possible. */
export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The least distance in px to the anchor and to the edge of the window. */
export const GAP = 6;

/** The first place of these four that covers neither the anchor nor, as far as possible, the `avoided` boxes. */
export function placed(
  anchor: Box,
  { width, height }: Size,
  room: Size,
  avoided: readonly Box[] = [],
): { left: number; top: number } {
  const across = (anchor.left + anchor.right - width) / 2;
  const upright = (anchor.top + anchor.bottom - height) / 2;
  const places = [
    [across, anchor.bottom + GAP],
    [across, anchor.top - GAP - height],
    [anchor.right + GAP, upright],
    [anchor.left - GAP - width, upright],
  ] as const;
  const within = places.map(([left, top]) => ({
    left: Math.max(GAP, Math.min(left, room.width - width - GAP)),
    top: Math.max(GAP, Math.min(top, room.height - height - GAP)),
  }));
  const covered = within.map(({ left, top }) => {
    const covers = (box: Box): boolean =>
      box.left < left + width && left < box.right && box.top < top + height && top < box.bottom;
    return (covers(anchor) ? avoided.length + 1 : 0) + avoided.filter(covers).length;
  });
  return within[covered.indexOf(Math.min(...covered))]!;
}
