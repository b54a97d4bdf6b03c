/** Shows the steps of an update: pieces fly from where they were to where they are, changed ones are ringed if nothing moves. */
import type { EventView } from "$made/wire";
import type { Animation } from "$shell/lib/board";
import { motion, PACES, settings } from "$shell/lib/settings.svelte";
import { argument, type Drawing, goodOf, goodsOf, type Step } from "./timeline";

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

  /** Show the steps of an update one after another; its pieces are drawn already. */
  play(steps: Step[]): void {
    this.stop();
    const slow = pace();
    for (const step of steps) this.#later(step.start * slow, () => this.show({ ...step, ms: step.ms * slow }));
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

  /** Show one step now. */
  show({ draw, say: event, ms, places }: Animation): void {
    if (!event) return;
    const seat = argument(event, "seat");
    const fly = (goods: string[], from: Element | null, to: Element | null): void =>
      goods.forEach((good, index) =>
        this.#later((index * ms) / goods.length, () => this.#fly(`good-${good}`, from, to)),
      );
    const [place = ""] = places;
    const product = goodOf(event);
    const named = event.message === "joker" ? product : goodOf(event, "good");
    switch (draw as Drawing) {
      case "marker":
        return this.#fly(`marker-${seat}`, home(seat, "markers"), landed(place, seat));
      case "deal": {
        const units = event.message === "grown" ? argument(event, "units") : 1;
        return fly(Array(units).fill(product), piece(`field-${product}`), home(seat, `land-${product}`));
      }
      case "unload":
        return fly(goodsOf(event), piece("exit"), home(seat, "warehouse"));
      case "buy":
        return fly([named], first(found(`[data-place="${place}"]`), piece("exit")), home(seat, "warehouse"));
      case "goods":
        return fly(goodsOf(event), home(seat, "warehouse"), piece(places.at(-1) ?? "stack"));
      case "good":
        return fly([event.message === "dropped" ? named : product], home(seat, "estate"), home(seat, "warehouse"));
      case "tile":
        return this.#fly(tileOf(event, place), piece(tileOf(event, place)), home(seat, "estate"));
      case "coins":
        return this.#fly("coin", piece("exit"), home(seat, "purse"));
      case "seal":
        return this.#fly("wreath", piece("stack"), home(seat, "purse"));
      case "reveal":
        return places.forEach((card) => turn(found(`[data-place="${card}"]`), ms));
      case "home":
        return pulse(piece(`dock-${seat}`), ms);
    }
  }

  /** Let a copy of a drawing fly from one element to another. */
  #fly(drawing: string, from: Element | null, to: Element | null): void {
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
      { duration: FLIGHT * pace(), easing: "ease-in-out", fill: "both" },
    );
    flown.onfinish = () => {
      flight.remove();
      this.#flying.delete(flight);
    };
  }

  /** Ring what has changed, for a short time. */
  ring(places: string[]): void {
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
function tileOf(event: EventView, place: string): string {
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
