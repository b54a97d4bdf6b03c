/** All pieces of the art kit and of the games, each with its forms: for the style page and the tests. */
import type { Component } from "svelte";

import { type Props, type Variants } from "./variants";

export interface Piece {
  /** `art` for the shared kit, otherwise the key of the game. */
  owner: string;
  /** The path within the folder, without the extension. */
  name: string;
  piece: Component<Props>;
  forms: Props[];
  /** The width of a form in boxes. */
  width: (props: Props) => number;
}

const FILES = {
  ...import.meta.glob<{ default: Component<Props> }>(
    ["./**/*.svelte", "!./{Icon,Logo,Picture}.svelte", "!./ornaments/*"],
    { eager: true },
  ),
  ...import.meta.glob<{ default: Component<Props> }>("$games/*/board/page/art/**/*.svelte", { eager: true }),
};
const VARIANTS = {
  ...import.meta.glob<Variants>("./variants.ts", { eager: true }),
  ...import.meta.glob<Variants>("$games/*/board/page/art/variants.ts", { eager: true }),
};

const ownerOf = (path: string): string => /games\/(\w+)\//.exec(path)?.[1] ?? "art";
const variantsOf = Object.fromEntries(Object.entries(VARIANTS).map(([path, module]) => [ownerOf(path), module]));

export const pieces: Piece[] = Object.entries(FILES).map(([path, { default: piece }]) => {
  const owner = ownerOf(path);
  const name = path.replace(/^\.\/|^.*\/art\//, "").replace(/\.svelte$/, "");
  const own = variantsOf[owner];
  return {
    owner,
    name,
    piece,
    forms: own?.variants[name] ?? [{}],
    width: own?.widths?.[name] ?? (() => 1),
  };
});
