// Varieties of seeds, by category. The first match counts; the last row of a crop is its default form.
import { AUBERGINES } from "./aubergines.mjs";
import { CABBAGES } from "./cabbages.mjs";
import { CHICORIES } from "./chicories.mjs";
import { COURGETTES } from "./courgettes.mjs";
import { ENDIVES } from "./endives.mjs";
import { FLOWER_SPIKES } from "./flower-spikes.mjs";
import { FLOWERS } from "./flowers.mjs";
import { GREEN_MANURES } from "./green-manures.mjs";
import { HERBS } from "./herbs.mjs";
import { LAWNS } from "./lawns.mjs";
import { LEAVES } from "./leaves.mjs";
import { LETTUCES } from "./lettuces.mjs";
import { MELONS } from "./melons.mjs";
import { MORE_HERBS } from "./more-herbs.mjs";
import { PEPPERS } from "./peppers.mjs";
import { PULSES } from "./pulses.mjs";
import { ROOTS } from "./roots.mjs";
import { TOMATOES } from "./tomatoes.mjs";

export const VARIETIES = {
  "gar-pomodori": TOMATOES,
  "gar-insalate": [...LETTUCES, ...CHICORIES, ...ENDIVES],
  "gar-fiori": [...FLOWERS, ...FLOWER_SPIKES],
  "gar-cucurbitacee": [...COURGETTES, ...MELONS],
  "gar-aromatiche": [...HERBS, ...MORE_HERBS],
  "gar-radici": ROOTS,
  "gar-peperoni": PEPPERS,
  "gar-cavoli": CABBAGES,
  "gar-legumi": PULSES,
  "gar-foglia": LEAVES,
  "gar-melanzane": AUBERGINES,
  "gar-sovesci": [...GREEN_MANURES, ...LAWNS],
};
