/** Follows an element that moves while something is shown beside it. */

/** Call `moved` in every frame in which the element or the window has another box; returns how to stop. */
export function follow(element: Element, moved: () => void): () => void {
  const now = (): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height, innerWidth, innerHeight].join();
  };
  let last = now();
  let frame = requestAnimationFrame(look);
  function look(): void {
    const next = now();
    if (next !== last) moved();
    last = next;
    frame = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(frame);
}
