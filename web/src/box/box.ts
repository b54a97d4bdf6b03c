/** The numbers of a game as a form: groups, their entries and rows, from the component file's schema. */
import type { Box } from "../made/wire";

export type Value = number | string | boolean | null | Value[] | { [name: string]: Value };
export type Values = { [name: string]: Value };
export type Path = (string | number)[];

/** The part of JSON Schema that describes components. */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** One value that can be changed. */
export interface Leaf {
  path: Path;
  kind: "number" | "text" | "yes" | "choice";
  low?: number | undefined;
  high?: number | undefined;
  longest?: number | undefined;
  choices: string[];
}

/** A named number, or a list of them, with the source that the box gives for it. */
export interface Row {
  label: string;
  source: string;
  leaves: Leaf[];
}

export interface Entry {
  /** What tells it apart from others of its group; empty if it is the only one. */
  title: string;
  rows: Row[];
}

const NOTES = ["source", "sources"];
const NAMES = ["name", "code", "kind", "category", "product", "seats", "size"];

export const isTable = (value: Value | undefined): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const at = (values: Value, path: Path): Value | undefined =>
  path.reduce<Value | undefined>(
    (inner, key) => (typeof inner === "object" && inner !== null ? (inner as Values)[key] : undefined),
    values,
  );

/** A copy with another value at a path. */
export function replaced(values: Value, [key, ...rest]: Path, value: Value): Value {
  if (key === undefined) return value;
  if (Array.isArray(values))
    return values.map((inner, index) => (index === key ? replaced(inner, rest, value) : inner));
  const table = values as Values;
  return { ...table, [key]: replaced(table[key] ?? null, rest, value) };
}

export const same = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What differs from the shipped values, as a component file corrects it: tables by key, anything else as a whole. */
export function difference(shipped: Values, values: Values): Values {
  const changes: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const below = shipped[key];
    if (isTable(below) && isTable(value)) {
      const inner = difference(below, value);
      if (Object.keys(inner).length) changes[key] = inner;
    } else if (!same(below, value)) changes[key] = value;
  }
  return changes;
}

/** The entries of a group. */
export function entries(box: Box, group: string): Entry[] {
  const root = box.schema as Schema;
  const value = (box.numbers as Values)[group];
  const schema = resolved(root, inner(root, root, group));
  const entry = (title: string, path: Path): Entry => ({ title, rows: rows(box, path, "") });
  if (Array.isArray(value)) return value.map((item, index) => entry(titleOf(item, index), [group, index]));
  const many = isTable(value) && !schema.properties;
  return many ? Object.keys(value).map((key) => entry(key, [group, key])) : [entry("", [group])];
}

function titleOf(item: Value, index: number): string {
  const named = isTable(item) ? NAMES.map((name) => item[name]).find((name) => name !== undefined) : undefined;
  return named === undefined ? String(index + 1) : String(named);
}

function rows(box: Box, path: Path, before: string, from?: Values): Row[] {
  const table = at(box.numbers as Values, path);
  if (!isTable(table)) return [];
  const group = from ?? table;
  return Object.entries(table)
    .filter(([name]) => !NOTES.includes(name))
    .flatMap(([name, value]): Row[] => {
      const label = [before, box.fields[name] ?? name].filter(Boolean).join(": ");
      if (isTable(value)) return rows(box, [...path, name], label, group);
      const sources = isTable(group.sources) ? group.sources : {};
      return [{ label, source: String(sources[name] ?? group.source ?? ""), leaves: leaves(box, [...path, name]) }];
    });
}

function leaves(box: Box, path: Path): Leaf[] {
  const value = at(box.numbers as Values, path);
  if (Array.isArray(value)) return value.flatMap((_, index) => leaves(box, [...path, index]));
  const root = box.schema as Schema;
  const found = path.reduce((schema, key) => inner(root, schema, key), root);
  const options = (found.anyOf ?? [found]).map((one) => resolved(root, one));
  const choices = options.flatMap((one) => one.enum?.map(String) ?? (one.type === "null" ? [""] : []));
  const [{ minimum, maximum, maxLength } = {} as Schema] = options;
  const kinds = { number: "number", boolean: "yes" } as const;
  const kind = choices.length ? "choice" : (kinds[typeof value as keyof typeof kinds] ?? "text");
  return [{ path, kind, low: minimum, high: maximum, longest: maxLength, choices }];
}

function resolved(root: Schema, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? (root.$defs?.[name] ?? {}) : schema;
}

/** The schema of a part of a value. */
function inner(root: Schema, schema: Schema, key: string | number): Schema {
  const known = resolved(root, schema);
  const more = typeof known.additionalProperties === "object" ? known.additionalProperties : {};
  return resolved(root, (typeof key === "number" ? known.items : known.properties?.[key]) ?? more);
}

/** The rows of a table's numbers that differ from the shipped ones, with both values. */
export function differing(box: Box, correction: Values): { label: string; own: string[]; shipped: string[] }[] {
  const values = overlaid(box.shipped as Values, correction);
  const used: Box = { ...box, numbers: values };
  const written = (of: Values, row: Row): string[] => row.leaves.map(({ path }) => String(at(of, path) ?? "–"));
  return Object.keys(correction).flatMap((group) =>
    entries(used, group).flatMap(({ title, rows }) =>
      rows
        .map((row) => ({
          label: [box.groups[group], title, row.label].filter(Boolean).join(" · "),
          own: written(values, row),
          shipped: written(box.shipped as Values, row),
        }))
        .filter(({ own, shipped }) => !same(own, shipped)),
    ),
  );
}

/** The shipped values as a component file corrects them. */
function overlaid(shipped: Values, correction: Values): Values {
  const result = { ...shipped };
  for (const [key, value] of Object.entries(correction)) {
    const below = result[key];
    result[key] = isTable(below) && isTable(value) ? overlaid(below, value) : value;
  }
  return result;
}
