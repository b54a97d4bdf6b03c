/** Where a popover goes: below its anchor or above it, within the window. */
export interface Size {
  width: number;
  height: number;
}

const GAP = 6;

export function placed(
  anchor: { left: number; right: number; top: number; bottom: number },
  size: Size,
  room: Size,
): { left: number; top: number } {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - size.height;
  const top = below + size.height <= room.height ? below : above >= 0 ? above : room.height - size.height - GAP;
  const middle = (anchor.left + anchor.right) / 2 - size.width / 2;
  return {
    left: Math.max(GAP, Math.min(middle, room.width - size.width - GAP)),
    top: Math.max(GAP, Math.min(top, room.height - size.height - GAP)),
  };
}
