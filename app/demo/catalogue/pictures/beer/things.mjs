// Drawings for beer: category, pattern on the Italian name, name of the drawing, drawing. The first match counts.

import { beerAdditive } from "../ingredients/additive.mjs";
import { hop } from "../ingredients/hop.mjs";
import { maltSack } from "../ingredients/malt.mjs";
import { spice } from "../ingredients/spice.mjs";
import { sugar } from "../ingredients/sugar.mjs";
import { yeast } from "../ingredients/yeast.mjs";
import { hose } from "../kit/hose.mjs";
import { COPPER, STEEL } from "../kit.mjs";
import { cleaner } from "../packaging/cleaner.mjs";
import { benchCorker } from "../wine/corker.mjs";
import { beerKit } from "./beer-kit.mjs";
import { bottleBySize, crownCaps } from "./bottle.mjs";
import { autoCapper, canSeamer, leverCapper, swingGaskets } from "./capper.mjs";
import { coilChiller, counterflow, magneticPump, plateChiller } from "./chiller.mjs";
import { fermenter } from "./fermenter.mjs";
import { ballLock, co2Cylinder, counterPressureFiller, kegHead, kegSeals, regulator } from "./gas.mjs";
import { keg } from "./keg.mjs";
import { brewBag, grainMill, hopTube, mashPaddle, spigot } from "./mill.mjs";
import { brewPot } from "./pot.mjs";
import { beerCooler, beerTap, beerTower, kegerator, picnicTap } from "./tap.mjs";
import { bottlingWand, cylinderAirlock, flask, grommet, sAirlock, siphon, stirPlate } from "./transfer.mjs";

const malts = [[/Malto|Orzo|Frumento|Fiocchi|Lolla|Grits|segale|frumento/, "malt-sack", maltSack]];
const YEAST = /^(Lievito|Coltura)/;
const yeasts = [[YEAST, "yeast-pack", yeast]];
const firstNumber = (name) => Number(name.match(/\d+/)[0]);

export const BEER = {
  "hb-pellet": [[/in pellet/, "hop-pellets", hop]],
  "hb-coni": [[/in coni/, "hop-cone", hop]],
  "hb-base": malts,
  "hb-caramello": malts,
  "hb-speciali": malts,
  "hb-fiocchi": malts,
  "hb-liquidi": yeasts,
  "hb-wild": yeasts,
  "eno-lieviti": yeasts,
  "hb-secchi": [[YEAST, "yeast-sachet", yeast]],
  "hb-kit-grani": [[/Kit all grain/, "beer-grain-kit", beerKit]],
  "hb-kit-estratto": [[/Kit da estratto/, "beer-extract-kit", beerKit]],
  "hb-igiene": [[/./, "cleaner", cleaner]],
  "hb-freddo": [
    [/Serpentina di/, "coil-chiller", (_, __, name) => coilChiller(name, STEEL)],
    [/Serpentina in rame/, "coil-chiller", (_, __, name) => coilChiller(name, COPPER)],
    [/Scambiatore a piastre/, "plate-chiller", (_, __, name) => plateChiller(firstNumber(name))],
    [/controcorrente/, "counterflow", counterflow],
    [/Pompa magnetica 19/, "mag-pump", () => magneticPump("19 l/min", STEEL)],
    [/Pompa magnetica 12/, "mag-pump", () => magneticPump("12 V", "#5a5a60")],
    [/Sifone/, "siphon", siphon],
    [/Astina/, "bottling-wand", bottlingWand],
    [/Mulino/, "grain-mill", (_, __, name) => grainMill(/tre/.test(name) ? 3 : 2)],
    [/BIAB/, "biab-bag", brewBag],
    [/Tubo filtrante/, "hop-tube", hopTube],
    [/Agitatore/, "stir-plate", stirPlate],
    [/Beuta/, "flask", (_, __, name) => flask(Number(name.match(/(\d) l/)[1]))],
    [/Paletta/, "mash-paddle", mashPaddle],
    [/Gorgogliatore a S/, "airlock-s", sAirlock],
    [/Gorgogliatore cil/, "airlock-cyl", cylinderAirlock],
    [/Guarnizione/, "grommet", grommet],
    [/Rubinetto/, "spigot", spigot],
    [/Tubo in silicone/, "hose-silicone", (_, facts, name) => hose(name, facts, "#f3efe6", { line: "hb" })],
    [/Tubo cristallo/, "hose-clear", (_, facts, name) => hose(name, facts, "#c9e0e6", { line: "hb" })],
  ],
  "hb-fusti": [
    [/^(Fusto|Mini fusto|Growler)/, "keg", keg],
    [/Riduttore.*un’/, "co2-regulator", () => regulator(1)],
    [/Riduttore.*due/, "co2-regulator", () => regulator(2)],
    [/Bombola/, "co2-cylinder", (_, __, name) => co2Cylinder(Number(name.match(/(\d) kg/)[1]))],
    [/compensatore/, "beer-tap", () => beerTap(0)],
    [/Nukatap/, "beer-tap", () => beerTap(1)],
    [/Colonna.*una/, "beer-tower", () => beerTower(1)],
    [/Colonna.*due/, "beer-tower", () => beerTower(2)],
    [/Spillatore/, "beer-cooler", (_, __, name) => beerCooler(name.match(/(\d+) l/)[1])],
    [/Kegerator/, "kegerator", kegerator],
    [/Pistola/, "picnic-tap", picnicTap],
    [/rapido gas/, "ball-lock", () => ballLock(1)],
    [/rapido liquido/, "ball-lock", () => ballLock(0)],
    [/guarnizioni/, "keg-seals", kegSeals],
    [/Testa.*A$/, "keg-head", () => kegHead("A")],
    [/Testa.*S$/, "keg-head", () => kegHead("S")],
    [/contropressione/, "counter-filler", counterPressureFiller],
  ],
  "hb-fermentatori": [[/^Fermentatore/, "fermenter", fermenter]],
  "hb-pentole": [[/^(Pentola|Impianto)/, "brew-pot", brewPot]],
  "hb-bottiglie": [[/^Bottiglia da birra/, "beer-bottle", bottleBySize]],
  "hb-corona": [
    [/^Tappi corona/, "crown-caps", crownCaps],
    [/due leve/, "capper-lever", leverCapper],
    [/Tappatore da banco/, "capper-bench", () => benchCorker("#a8323a", "crown")],
    [/automatico/, "capper-auto", autoCapper],
    [/Aggraffatrice/, "can-seamer", canSeamer],
    [/Guarnizioni/, "swing-gaskets", swingGaskets],
  ],
  "hb-additivi": [
    [/Irish|Compresse|Coriandolo|Scorza|Cardamomo|Pepe|cacao|Vaniglia/, "spice-jar", spice],
    [/./, "jar-additive", beerAdditive],
  ],
  "hb-zuccheri": [[/./, "sugar", sugar]],
  "hb-malto": [[/./, "malt-extract", sugar]],
};
