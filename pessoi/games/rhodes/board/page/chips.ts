/** Chips of production: chosen instead of another one, or dragged to a field. */
import type { Offer } from "$shell/lib/offer.svelte";

const FAR = 8;

const chosenChip = (offer: Offer): string | undefined => offer.chosen.find((place) => place.startsWith("chip-"));

/** Take back the chip that is chosen; returns whether there was one. */
export function putChipBack(offer: Offer): boolean {
  const chosen = chosenChip(offer);
  if (chosen) offer.touch(chosen);
  return chosen !== undefined;
}

/** Choose a chip in place of another one that is chosen. */
export function chooseChip(offer: Offer, value: number, click: Event): void {
  const chosen = chosenChip(offer);
  if (!chosen || chosen === `chip-${value}` || offer.sent !== null) return;
  click.stopPropagation();
  offer.touch(chosen);
  offer.touch(`chip-${value}`);
}

/** Let a chip follow the pointer; over a field of which a move is left it is put there. */
export function dragChip(offer: Offer, value: number, down: PointerEvent): void {
  const piece = down.target instanceof Element ? down.target.closest<SVGGElement>(".chips") : null;
  const scale = piece?.getScreenCTM()?.a;
  if (!piece || !scale || !piece.closest(".place.lit") || down.button !== 0) return;
  let moved = false;

  const move = (pointer: PointerEvent): void => {
    const [x, y] = [pointer.clientX - down.clientX, pointer.clientY - down.clientY];
    moved ||= Math.hypot(x, y) > FAR;
    if (moved) piece.style.transform = `translate(${x / scale}px, ${y / scale}px)`;
  };
  const up = (pointer: PointerEvent): void => {
    stop();
    const field = moved && fieldAt(pointer, piece);
    if (!field) return;
    putChipBack(offer);
    offer.touch(`chip-${value}`);
    if (offer.isLit(field)) offer.touch(field);
  };
  /** A drag does not end in a click on the chip. */
  const click = (event: Event): void => {
    if (moved) event.stopPropagation();
  };
  function stop(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    piece?.style.removeProperty("transform");
    setTimeout(() => removeEventListener("click", click, true));
  }
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
  addEventListener("click", click, true);
}

/** The field under the pointer. */
function fieldAt({ clientX, clientY }: PointerEvent, piece: SVGGElement): string | undefined {
  piece.style.pointerEvents = "none";
  const found = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>("[data-place^='field-']");
  piece.style.removeProperty("pointer-events");
  return found?.dataset.place;
}
