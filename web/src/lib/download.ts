import type { TableView } from "../made/wire";
import * as http from "./http";

/** Download the record of a table as a file. */
export async function download(table: TableView, token: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await http.record(token)], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table.game}-${table.table.slice(0, 8)}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
