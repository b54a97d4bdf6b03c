import type { TableView, Update } from "../made/wire";

/** The table after an update: the whole one, or the one before with what has changed. */
export function updated(before: TableView | null, { table, changes }: Pick<Update, "table" | "changes">): TableView {
  if (table) return table;
  const view = "view" in changes! ? { ...(before!.view as object), ...(changes["view"] as object) } : before!.view;
  return { ...before!, ...changes, view };
}
