import type { TableView, Update } from "../made/wire";

type Fields = Record<string, unknown>;
type Changes = Partial<TableView> & { view?: Fields; elements?: Record<string, Record<number, unknown>> };

/** The table after an update: the whole one, or the one before with what has changed. */
export function updated(before: TableView | null, { table, changes }: Pick<Update, "table" | "changes">): TableView {
  if (table) return table;
  const { view, elements, ...fields } = changes as Changes;
  if (!view && !elements) return { ...before!, ...fields };
  const seen: Fields = { ...(before!.view as Fields), ...view };
  for (const [name, changed] of Object.entries(elements ?? {})) {
    seen[name] = (seen[name] as unknown[]).map((element, place) => (place in changed ? changed[place] : element));
  }
  return { ...before!, ...fields, view: before!.view && seen };
}
