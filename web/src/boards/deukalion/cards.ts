/** The picture on each action card. */
import type { Component } from "svelte";

import Sail from "../../art/cards/Sail.svelte";
import Hoplite from "../../art/deukalion/Hoplite.svelte";
import Styx from "../../art/deukalion/Styx.svelte";
import Trident from "../../art/places/Trident.svelte";
import Dolphin from "../../art/signs/Dolphin.svelte";
import Helmet from "../../art/signs/Helmet.svelte";
import Lyre from "../../art/signs/Lyre.svelte";
import Wreath from "../../art/places/Wreath.svelte";
import Bolt from "../../art/zeus/Bolt.svelte";
import CardSign from "./pieces/CardSign.svelte";
import Eagle from "./pieces/Eagle.svelte";
import Fleece from "./pieces/Fleece.svelte";
import Hammer from "./pieces/Hammer.svelte";
import Pegasus from "./pieces/Pegasus.svelte";
import Staff from "./pieces/Staff.svelte";

const PICTURES: Record<string, Component> = {
  sail: Sail,
  fighter: Hoplite,
  pegasus: Pegasus,
  favour: Wreath,
  triton: Dolphin,
  hephaistos: Hammer,
  ares: Helmet,
  hades: Styx,
  eagle: Eagle,
  poseidon: Trident,
  hermes: Staff,
  bolt: Bolt,
  fleece: Fleece,
  apollo: Lyre,
};

export const picture = (card: string): Component => PICTURES[card.split("-")[0] ?? ""] ?? CardSign;

/** The number in the name of a card that adds squares or fighters. */
export const added = (card: string): number | null => Number(card.split("-")[1]) || null;
