/** How the generic board shows the parts of a view. */
export type Fields = Record<string, unknown>;

/** `text` is a single value, `list` a list of those, `grid` a list of lists, `record` a struct, `table` a list of structs. */
export type Shape = "text" | "list" | "grid" | "record" | "table";

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function shapeOf(value: unknown): Shape {
  if (isRecord(value)) return "record";
  if (!Array.isArray(value)) return "text";
  if (value.length && value.every(Array.isArray)) return "grid";
  return value.some(isRecord) ? "table" : "list";
}

/** The rows of a table; an element that is no struct is an empty row. */
export const rowsOf = (value: unknown): Fields[] =>
  (value as unknown[]).map((element) => (isRecord(element) ? element : {}));

/** The names of all fields that some row has, in the order in which they first occur. */
export const columnsOf = (rows: Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** The name of a field as a label: `draw_pile` is “Draw pile”. */
export function readable(name: string): string {
  const spaced = name.replaceAll(/[_-]+/g, " ").trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The id of the message that is the label of a field. */
export const labelId = (name: string): string => `view-${name.replaceAll("_", "-")}`;

/** Fields of every view that the table shows around the board. */
const AROUND = ["seat", "actors", "asked"];

export interface Parts {
  /** For every seat the fields of its card; empty if the view has no list `seats`. */
  seats: Fields[];
  /** Values and lists of values, which share one card. */
  facts: [string, unknown][];
  /** Structs and lists of structs, each with a card of its own. */
  cards: [string, unknown][];
}

const isEmpty = (value: unknown): boolean =>
  value === null || (isRecord(value) && Object.values(value).every((inner) => inner === null));

/** A view in the parts that the board shows; fields without a value are left out. */
export function partsOf(view: Fields, seats: number): Parts {
  const hasSeats = shapeOf(view["seats"]) === "table" && (view["seats"] as unknown[]).length === seats;
  const shown = Object.entries(view).filter(
    ([name, value]) => !isEmpty(value) && !AROUND.includes(name) && !(hasSeats && name === "seats"),
  );
  const isFact = ([, value]: [string, unknown]): boolean => ["text", "list"].includes(shapeOf(value));
  return {
    seats: hasSeats ? rowsOf(view["seats"]) : [],
    facts: shown.filter(isFact),
    cards: shown.filter((field) => !isFact(field)),
  };
}
