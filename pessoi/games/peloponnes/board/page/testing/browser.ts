/** What modules of the page ask of a browser when they are loaded. */
import { vi } from "vitest";

vi.stubGlobal("location", { search: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: {}, hidden: false });
