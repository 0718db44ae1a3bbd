// Drawings for wine: category, pattern on the Italian name, name of the drawing, drawing. The first match counts.

import { hose } from "../kit/hose.mjs";
import { STEEL, T } from "../kit.mjs";
import { cleaner } from "../packaging/cleaner.mjs";
import { sulphurDiscs, wineAdditive } from "./additive.mjs";
import { barrel } from "./barrel.mjs";
import { bottleBySize } from "./bottle.mjs";
import { bottleRinser, bottleTree, labeller } from "./bottling.mjs";
import { bagInBox, boxBag, wineBox } from "./box.mjs";
import { capsule, screwcap, wireCage } from "./capsule.mjs";
import { barTopCork, cork, glassStopper, plasticCork, sparklingCork } from "./cork.mjs";
import {
  benchCorker,
  capsuleRoller,
  columnCorker,
  leverCorker,
  screwCapper,
  sparklingCorker,
} from "./corker.mjs";
import { crusher } from "./crusher.mjs";
import { filler, vacuumFiller } from "./filler.mjs";
import { filterSheets, plateFilter } from "./filter.mjs";
import { wineLabel } from "./label.mjs";
import { oak } from "./oak.mjs";
import { press } from "./press.mjs";
import { transferPump } from "./pump.mjs";
import { wineTank } from "./tank.mjs";
import { demijohn, vat } from "./vat.mjs";

const RED_PAINT = "#a8323a";
const withMains = (drawn) => drawn + T("230 V", 380, 92, 28, { a: "e" });
const anyAdditive = [/./, "jar-additive", wineAdditive];

export const WINE = {
  "eno-tappi": [
    [/^Tappi (in sughero|sintetici)/, "cork", cork],
    [/per spumante in/, "cork-sparkling", sparklingCork],
    [/fungo/, "cork-plastic", plasticCork],
    [/BVS/, "screwcap", screwcap],
    [/vetro/, "glass-stopper", glassStopper],
    [/a T /, "t-cork", barTopCork],
  ],
  "eno-botti": [[/^(Botte|Barrique|Tonneau)/, "barrel", barrel]],
  "eno-serbatoi": [[/^Serbatoio inox/, "wine-tank", wineTank]],
  "eno-tini": [[/^Mastello/, "vat", vat]],
  "eno-damigiane": [[/^Damigiana/, "demijohn", demijohn]],
  "eno-bottiglie": [[/^Bottiglia/, "wine-bottle", bottleBySize]],
  "eno-pompe": [
    [/^Pompa da travaso/, "transfer-pump", transferPump],
    [
      /^Tubo enologico/,
      "hose-spiral",
      (_, facts, name) => hose(name, facts, "#cfd8dc", { spiral: "#8c2a48" }),
    ],
  ],
  "eno-torchi": [[/^Torchio/, "press", press]],
  "eno-tappatrici": [
    [/a due leve/, "corker-lever", () => leverCorker(RED_PAINT)],
    [/Tappatrice da banco/, "corker-bench", () => benchCorker(RED_PAINT)],
    [/a colonna$/, "corker-column", () => columnCorker(RED_PAINT)],
    [/professionale/, "corker-pro", () => withMains(columnCorker(STEEL, 1))],
    [/a vite/, "capper-screw", () => withMains(screwCapper())],
    [/per spumante/, "corker-sparkling", sparklingCorker],
    [/Rullatrice/, "capsule-roller", () => withMains(capsuleRoller())],
    [/sottovuoto/, "filler-vacuum", () => withMains(vacuumFiller())],
    [/Scolabott/, "bottle-tree", bottleTree],
    [/Sciacqua/, "bottle-rinser", bottleRinser],
    [/Riempitrice/, "filler", fillerByName],
    [
      /Etichettatrice/,
      "labeller",
      (_, __, name) => (/semi/.test(name) ? withMains(labeller(true)) : labeller(false)),
    ],
  ],
  "eno-etichette": [
    [/^Scatola/, "wine-box", wineBox],
    [/^(Etichette|Retro|Collarini)/, "label", wineLabel],
  ],
  "eno-bib": [
    [/^Scatola/, "bib-box", bagInBox],
    [/^Sacche/, "bib-bag", boxBag],
  ],
  "eno-filtri": [
    [/^Filtro a cartoni/, "plate-filter", plateFilter],
    [/^Cartoni filtranti/, "filter-sheets", filterSheets],
  ],
  "eno-pigiatrici": [[/Pigia|Dirasp/, "crusher", crusher]],
  "eno-capsule": [
    [/^Capsul/, "capsule", capsule],
    [/^Gabbiette/, "wire-cage", wireCage],
  ],
  "eno-tannini": [[/^(Trucioli|Cubetti|Doghe)/, "oak", oak], anyAdditive],
  "eno-stabilizzanti": [[/Dischetti/, "sulphur-discs", sulphurDiscs], anyAdditive],
  "eno-chiarificanti": [anyAdditive],
  "eno-acidita": [anyAdditive],
  "eno-enzimi": [anyAdditive],
  "eno-nutrienti": [anyAdditive],
  "eno-igiene": [[/./, "cleaner", cleaner]],
};

function fillerByName(_, __, name) {
  const spouts = Number((name.match(/(\d) becchi/) || [0, 2])[1]);
  return filler(spouts, /elettrica/.test(name), /inox/.test(name)) + T(`×${spouts}`, 380, 96, 50, { a: "e" });
}
