import { Declined } from "../lib/http";

/** The code of what went wrong; its message is `table-…`. */
export const problemOf = (error: unknown): string => (error instanceof Declined ? error.problem.code : "broken");
