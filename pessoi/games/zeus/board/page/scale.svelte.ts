/** The scale at which the stage shows the board, for texts that must not get too small. */
export class Scale {
  u = $state(1);

  /** Follow the scale that the stage gives to its board as `--u`. */
  follow = (element: HTMLElement): (() => void) => {
    const stage = element.closest<HTMLElement>("[data-plan]") ?? element;
    const read = (): void => void (this.u = Number(getComputedStyle(element).getPropertyValue("--u")) || 1);
    const resized = new ResizeObserver(read);
    resized.observe(stage);
    read();
    return () => resized.disconnect();
  };

  /** A size of text in the units of the plan, at least so many px on the screen. */
  fit = (units: number, px: number): number => Math.max(units, px / this.u);
}
