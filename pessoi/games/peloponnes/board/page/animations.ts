/** The steps in which an update of Peloponnes is shown. */
import type { EventView, peloponnes } from "$made/wire";
import type { Animation } from "$shell/lib/board";

type View = peloponnes.PeloponnesView;

interface Kind {
  draw: string;
  ms: number;
  /** Whether events of the kind that follow each other are shown together. */
  together?: boolean;
  places: (event: EventView, before: View, after: View) => string[];
}

const seatOf = (event: EventView, name = "seat"): number => event.arguments[name] ?? 0;
const tilesOf = (view: View, seat: number): string[] =>
  [...(view.seats[seat]?.buildings ?? []), ...(view.seats[seat]?.lands ?? [])].map(({ name }) => name);
const onOffer = (view: View): string[] => [...view.row, ...view.conquest].map(({ tile }) => tile.name);
const disasterOf = (event: EventView, view: View): string => view.chits[seatOf(event, "disaster")]?.disaster ?? "";

const bid = (event: EventView): string[] => [`bid-${seatOf(event)}`];
const owner = (event: EventView): string[] => [`seat-${seatOf(event)}`];
/** The tiles that a seat has got, and those it has lost. */
const gained = (event: EventView, before: View, after: View): string[] => {
  const had = new Set(tilesOf(before, seatOf(event)));
  return [
    `seat-${seatOf(event)}`,
    ...tilesOf(after, seatOf(event)).flatMap((name) => (had.has(name) ? [] : [`tile-${name}`])),
  ];
};
const lost = (event: EventView, before: View, after: View): string[] => gained(event, after, before);
const dealt = (_: EventView, before: View, after: View): string[] => {
  const there = new Set(onOffer(before));
  return onOffer(after).flatMap((name) => (there.has(name) ? [] : [`tile-${name}`]));
};
const stores = (event: EventView): string[] =>
  Object.entries(event.arguments).flatMap(([name, count]) =>
    STORES[name] && count ? [`${STORES[name]}-${seatOf(event)}`] : [],
  );
const STORES: Record<string, string> = {
  coins: "store-coin",
  wood: "store-wood",
  stone: "store-stone",
  food: "store-food",
  citizens: "store-citizens",
  luxury: "store-luxury",
};

const loss: Kind = { draw: "loss", ms: 300, places: owner };
const placed: Kind = { draw: "buy", ms: 350, together: true, places: gained };
const gone: Kind = { draw: "lose", ms: 300, together: true, places: lost };

const KINDS: Record<string, Kind> = {
  turned: { draw: "deal", ms: 500, together: true, places: dealt },
  "turned-conquest": { draw: "deal", ms: 500, together: true, places: dealt },
  bid: { draw: "bid", ms: 300, places: bid },
  bought: { draw: "bid", ms: 300, places: bid },
  conquered: { draw: "bid", ms: 300, places: bid },
  shifted: { draw: "bid", ms: 300, places: bid },
  outbid: {
    draw: "knock",
    ms: 400,
    places: (event) => [`bid-${seatOf(event, "other")}`, ...bid(event)],
  },
  withdrawn: { draw: "back", ms: 300, places: bid },
  passed: { draw: "gain", ms: 300, places: stores },
  laid: placed,
  built: placed,
  marked: placed,
  "land-lost": gone,
  "building-lost": gone,
  removed: gone,
  "earthquake-lost": gone,
  "storm-lost": gone,
  gains: { draw: "gain", ms: 300, together: true, places: stores },
  income: { draw: "income", ms: 500, together: true, places: stores },
  chit: {
    draw: "chit",
    ms: 500,
    places: (event, _, after) => [`disaster-${disasterOf(event, after)}`],
  },
  blank: { draw: "chit", ms: 500, places: () => ["chits"] },
  disaster: {
    draw: "strike",
    ms: 700,
    places: (event, _, after) => [`disaster-${disasterOf(event, after)}`],
  },
  protected: { ...loss, draw: "shield" },
  drought: loss,
  plague: loss,
  decline: loss,
  "earthquake-paid": loss,
  "storm-paid": loss,
  supply: { draw: "supply", ms: 400, places: () => ["supply"] },
  "last-supply": { draw: "supply", ms: 400, places: () => ["supply"] },
  starved: { draw: "starve", ms: 400, places: owner },
  result: {
    draw: "end",
    ms: 900,
    together: true,
    places: (event) => [`scales-${seatOf(event)}`],
  },
};

/** One step for each event, or for several that happen together. */
export function animations(before: View, after: View, events: EventView[]): Animation[] {
  const found: Animation[] = [];
  for (const event of events) {
    const kind = KINDS[event.message];
    if (!kind) continue;
    const places = kind.places(event, before, after);
    const same = kind.together ? found.find(({ draw }) => draw === kind.draw) : undefined;
    if (same) same.places = [...new Set([...same.places, ...places])];
    else found.push({ ms: kind.ms, draw: kind.draw, places, say: event });
  }
  return knockedFirst(found);
}

/** A bid that knocks another one off is one movement. */
const knockedFirst = (steps: Animation[]): Animation[] =>
  steps.filter((step, at) => !(step.draw === "bid" && steps[at + 1]?.draw === "knock"));
