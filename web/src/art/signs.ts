/** The signs of the players, in the order of their colours. */
import Amphora from "./signs/Amphora.svelte";
import Dolphin from "./signs/Dolphin.svelte";
import Helmet from "./signs/Helmet.svelte";
import Laurel from "./signs/Laurel.svelte";
import Lyre from "./signs/Lyre.svelte";
import Owl from "./signs/Owl.svelte";

export const SIGNS = [Owl, Dolphin, Lyre, Laurel, Helmet, Amphora];
