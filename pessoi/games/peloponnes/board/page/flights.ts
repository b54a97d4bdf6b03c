/** Flights of pieces over the whole table: a copy flies from where a piece was to where it is now. */

export interface Seen {
  box: DOMRect;
  node: Element;
}
export type Positions = Map<string, Seen>;

const nameOf = (piece: HTMLElement | SVGElement): string => piece.dataset.piece ?? piece.dataset.source ?? "";
const visible = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** All pieces of the table by their names, and where they are. */
export function positions(table: Element): Positions {
  const pieces = [...table.querySelectorAll<HTMLElement>("[data-piece], [data-source]")];
  return new Map(
    pieces.flatMap((node) => {
      const box = node.getBoundingClientRect();
      return visible(box) ? [[nameOf(node), { box, node }] as const] : [];
    }),
  );
}

const within = (table: Element, selector: string): Element | null => table.querySelector(selector);
/** Where the things of a seat are: in the hand, or in the row of a rival. */
export function homeOf(table: Element, seat: number, store = "coin"): DOMRect | null {
  const found =
    within(table, `.hand [data-explain="store-${store}-${seat}"]`) ?? within(table, `[data-rival="${seat}"] .token`);
  const box = found?.getBoundingClientRect();
  return box && visible(box) ? box : null;
}

/** Let a copy of a piece fly between two boxes; `shown` is hidden meanwhile. */
export function fly(table: Element, node: Element, from: DOMRect, to: DOMRect, ms: number, shown?: Element): void {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  const { left, top, width, height } = to;
  Object.assign(layer.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "20",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  const copy = node.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    width: "100%",
    height: "100%",
    visibility: "visible",
  });
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("[data-piece], [data-place], [data-explain]")])
    for (const name of ["data-piece", "data-place", "data-explain", "data-source"]) part.removeAttribute(name);
  layer.append(copy);
  table.append(layer);
  const hidden = shown as HTMLElement | undefined;
  if (hidden) hidden.style.visibility = "hidden";
  const start = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width}, ${from.width / width})`;
  const flight = layer.animate([{ transform: start }, { transform: "none" }], {
    duration: ms,
    easing: "ease-in-out",
  });
  flight.onfinish = flight.oncancel = () => {
    layer.remove();
    if (hidden) hidden.style.visibility = "";
  };
}

/** Let a ring of gold light up around an element. */
export function flash(element: Element, ms: number): void {
  element.animate(
    [
      { boxShadow: "0 0 0 0 var(--gold)", filter: "brightness(1.25)" },
      { boxShadow: "0 0 0 4px var(--gold)", offset: 0.4 },
      { boxShadow: "0 0 0 0 transparent", filter: "none" },
    ],
    { duration: ms },
  );
}
