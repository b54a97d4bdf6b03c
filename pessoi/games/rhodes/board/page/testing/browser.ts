/** What the page expects of a browser when its modules are loaded, for tests. To be imported first. */
import { vi } from "vitest";

vi.stubGlobal("location", { search: "", hash: "", pathname: "/" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { documentElement: {} });
