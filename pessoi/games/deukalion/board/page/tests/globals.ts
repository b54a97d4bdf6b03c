/** What modules of the page expect of a browser when they are loaded. To be imported first. */
import { vi } from "vitest";

vi.stubGlobal("location", { search: "", origin: "", pathname: "/", hash: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {}, classList: { toggle: () => {} } } });
vi.stubGlobal("navigator", { languages: ["en"] });
