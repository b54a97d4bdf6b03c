import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $shell: path("src"), $made: path("src/made"), $games: path("../pessoi/games") },
    // The boards are outside this folder; the packages they import are resolved from here.
    dedupe: ["svelte", "vitest"],
  },
  build: {
    outDir: "../pessoi/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [path("."), path("../pessoi/games")] },
    proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } },
  },
  test: { dir: path(".."), include: ["web/src/**/*.test.ts", "pessoi/games/*/board/page/**/*.test.ts"] },
});
