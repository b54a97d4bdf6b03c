/** Shows the steps of an update: pieces fly from where they were to where they are, changed ones are ringed if nothing moves. */
import { motion, PACES, settings } from "$shell/lib/settings.svelte";
import { argument, goodOf, goodsOf, type Step } from "./timeline";

const RINGED = 800;
const FLIGHT = 320;

/** How much slower than normal the table is played back; 0 if nothing moves. */
export const pace = (): number => (motion(1) ? PACES[settings.pace] / PACES.normal : 0);

const found = (selector: string): Element | null => document.querySelector(`.table ${selector}`);
const piece = (name: string): Element | null => found(`[data-piece="${name}"]`);

/** The first element of these that is drawn. */
const first = (...elements: (Element | null)[]): Element | null =>
  elements.find((element) => element && element.getBoundingClientRect().width > 0) ?? null;

/** Where the things of a seat are: in the hand of the viewer, or beside the name of another one. */
const home = (seat: number, ...names: string[]): Element | null =>
  first(
    ...names.map((name) => piece(`${name}-${seat}`)),
    found(`.hand [data-owner="${seat}"]`),
    found(`[data-rival="${seat}"] .token`),
  );

export class Player {
  #timers: ReturnType<typeof setTimeout>[] = [];
  #flying = new Set<Element>();

  /** Show the steps of an update, whose pieces are drawn already. */
  play(steps: Step[]): void {
    this.stop();
    const slow = pace();
    if (!slow) return this.#ring(steps.flatMap(({ places }) => places));
    for (const step of steps) this.#later(step.start * slow, () => this.#show(step, slow));
  }

  /** End everything that is still moving. */
  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#flying.forEach((element) => element.remove());
    this.#flying.clear();
  }

  #later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  #show(step: Step, slow: number): void {
    const { draw, event, ms, places } = step;
    const seat = argument(event, "seat");
    const each = (goods: string[], from: (index: number) => Element | null, to: Element | null): void =>
      goods.forEach((good, index) =>
        this.#later((index * ms * slow) / goods.length, () => this.#fly(`good-${good}`, from(index), to, slow)),
      );
    const units = (count: number): string[] => Array.from({ length: count }, () => goodOf(event));
    if (draw === "marker") {
      this.#fly(`marker-${seat}`, home(seat, "markers"), landed(places[0] ?? "", seat), slow);
    } else if (draw === "deal") {
      const product = goodOf(event);
      const to = home(seat, `land-${product}`);
      each(units(event.message === "grown" ? argument(event, "units") : 1), () => piece(`field-${product}`), to);
    } else if (draw === "unload") each(goodsOf(event), () => first(piece("exit")), home(seat, "warehouse"));
    else if (draw === "buy") {
      const good = goodOf(event, event.message === "joker" ? "product" : "good");
      each([good], () => first(found(`[data-place="${places[0]}"]`), piece("exit")), home(seat, "warehouse"));
    } else if (draw === "goods") {
      const plaza = places.find((place) => place.startsWith("plaza-"));
      each(goodsOf(event), () => home(seat, "warehouse"), piece(plaza ?? "stack"));
    } else if (draw === "tile") this.#fly(tileOf(step), piece(tileOf(step)), home(seat, "estate"), slow);
    else if (draw === "good")
      each(
        [goodOf(event, event.message === "dropped" ? "good" : "product")],
        () => home(seat, "estate"),
        home(seat, "warehouse"),
      );
    else if (draw === "coins") this.#fly("coin", first(piece("exit")), home(seat, "purse"), slow);
    else if (draw === "seal") this.#fly("wreath", piece("stack"), home(seat, "purse"), slow);
    else if (draw === "reveal") for (const place of places) turn(found(`[data-place="${place}"]`), ms * slow);
    else if (draw === "home") pulse(piece(`dock-${seat}`), ms * slow);
  }

  /** Let a copy of a drawing fly from one element to another. */
  #fly(drawing: string, from: Element | null, to: Element | null, slow: number): void {
    const template = document.querySelector(`[data-drawing="${drawing}"]`) ?? null;
    if (!template || !from || !to || from === to) return;
    const [start, end] = [middle(from), middle(to)];
    const size = 30;
    const flight = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    flight.setAttribute("viewBox", "-12 -12 24 24");
    flight.setAttribute("width", String(size));
    flight.setAttribute("height", String(size));
    flight.setAttribute("aria-hidden", "true");
    Object.assign(flight.style, { position: "fixed", left: "0", top: "0", zIndex: "5", pointerEvents: "none" });
    flight.append(template.cloneNode(true));
    document.body.append(flight);
    this.#flying.add(flight);
    const put = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
    const way = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) + Math.abs(start.y - end.y) * 0.3 };
    const flown = flight.animate(
      [{ transform: put(start, 0.9) }, { transform: put(way, 1.15) }, { transform: put(end, 0.8) }],
      { duration: FLIGHT * slow, easing: "ease-in-out", fill: "both" },
    );
    flown.onfinish = () => {
      flight.remove();
      this.#flying.delete(flight);
    };
  }

  /** Ring what has changed, for a short time. */
  #ring(places: string[]): void {
    const changed = [...new Set(places)].flatMap((place) => [
      ...document.querySelectorAll<SVGElement | HTMLElement>(
        `.table [data-explain="${place}"], .table [data-piece="${place}"]`,
      ),
    ]);
    changed.forEach((element) => (element.dataset.changed = ""));
    this.#later(RINGED, () => changed.forEach((element) => delete element.dataset.changed));
  }
}

/** The space on which the last marker of a seat was put. */
function landed(place: string, seat: number): Element | null {
  if (place === "place-farm") return home(seat, "farm");
  const there = document.querySelectorAll(`.table [data-piece^="${place.replace("place", "at")}-"]`);
  return [...there].at(-1) ?? found(`[data-place="${place}"]`);
}

/** The name of the tile that an event is about. */
function tileOf({ event, places: [place = ""] }: Step): string {
  if (event.message === "built") return place.replace("own", "tile");
  return event.message === "large-bought" ? place : `tile-${goodOf(event)}-${argument(event, "price")}`;
}

const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Turn a card over. */
function turn(element: Element | null, duration: number): void {
  const card = element?.querySelector("[data-piece]");
  card?.animate(
    [
      { transform: "scaleX(0)", transformBox: "fill-box", transformOrigin: "center" },
      { transform: "none", transformBox: "fill-box", transformOrigin: "center" },
    ],
    { duration, easing: "ease-out" },
  );
}

function pulse(element: Element | null, duration: number): void {
  element?.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration });
}
