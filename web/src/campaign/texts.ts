import { textsOf } from "../lib/pagetexts";

/** Load the texts of the page of a campaign. */
export const loadTexts = textsOf(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }));
