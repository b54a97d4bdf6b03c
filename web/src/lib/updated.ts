import type { TableView, Update } from "../made/wire";

type Fields = Record<string, unknown>;
type Changes = Partial<TableView> & { view?: Fields; elements?: Record<string, Record<number, unknown>> };

/** The table after an update, which has the whole table or the changes to the one before. */
export function updated(before: TableView | null, { table, changes }: Pick<Update, "table" | "changes">): TableView {
  if (table) return table;
  const { view, elements, ...fields } = changes as Changes;
  if (!view && !elements) return { ...before!, ...fields };
  const merged: Fields = { ...(before!.view as Fields), ...view };
  for (const [name, changed] of Object.entries(elements ?? {})) {
    merged[name] = (merged[name] as unknown[]).map((element, index) => (index in changed ? changed[index] : element));
  }
  return { ...before!, ...fields, view: before!.view && merged };
}
