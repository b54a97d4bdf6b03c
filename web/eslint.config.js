import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["**/node_modules", "web/src/made"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
