// Drawings for the garden: category, pattern on the Italian name, name of the drawing, drawing. The first match counts.
import { bulbPlanter, composter, gloves, kneePads, seeder, trowel, wheelbarrow } from "./barrow.mjs";
import { fertiliser } from "./fertiliser.mjs";
import { billhook, graftingKnife, omegaGrafter, vineTier, woundMastic } from "./grafting.mjs";
import { bed, greenhouse, tunnel } from "./greenhouse.mjs";
import { dripLine, gardenHose, hoseReel, pipe, soakerHose } from "./hose.mjs";
import { netRoll } from "./net.mjs";
import { pot, trough } from "./pot.mjs";
import { curvedSaw, foldingSaw, polePruner, spareBlade, spareSpring } from "./saw.mjs";
import {
  batterySecateurs,
  harvestShears,
  hedgeShears,
  loppers,
  proSecateurs,
  secateurBlades,
  snips,
} from "./secateurs.mjs";
import { soilBag } from "./soil-bag.mjs";
import { broadfork, diggingFork, handHoe, handle, hoe, leafRake, rake, spade, stirrupHoe } from "./spade.mjs";
import {
  knapsackSprayer,
  oscillatingSprinkler,
  popupSprinkler,
  rainTank,
  sprayGun,
  wateringCan,
} from "./sprinkler.mjs";
import { stake } from "./stake.mjs";
import { vine } from "./vine.mjs";
import { balconyKit, dripper, quickConnector, solenoidValve, tee, waterTimer } from "./watering.mjs";

export const GARDEN = {
  "gar-barbatelle": [[/^Barbatella/, "vine", vine]],
  "gar-vasi": [
    [/^Vaso/, "pot", pot],
    [/^Fioriera/, "trough", trough],
  ],
  "gar-protezione": [
    [/policarbonato/, "greenhouse", greenhouse],
    [/tunnel/, "tunnel", tunnel],
    [/^Letto/, "cold-frame", bed],
    [/^Aiuola/, "raised-bed", bed],
    [/pacciamante/, "mulch-sheet", netRoll("mulch")],
    [/Tessuto non/, "fleece", netRoll("fleece")],
    [/antigrandine/, "hail-net", netRoll("hail")],
    [/antinsetto/, "insect-net", netRoll("insect")],
    [/ombreggiante/, "shade-net", netRoll("shade")],
    [/antiuccelli/, "bird-net", netRoll("bird")],
    [/rampicanti/, "climbing-net", netRoll("climb")],
    [/bambù/, "bamboo", stake("bamboo")],
    [/Palo tutore/, "steel-stake", stake("steel")],
    [/castagno/, "chestnut-post", stake("wood")],
  ],
  "gar-irrigazione": [
    [/Tubo da giardino/, "garden-hose", gardenHose],
    [/Ala gocc/, "drip-line", dripLine],
    [/Tubo in poli/, "pe-pipe", pipe],
    [/Manichetta/, "soaker-hose", soakerHose],
    [/Programmatore a una/, "water-timer", () => waterTimer(1)],
    [/Programmatore a due/, "water-timer", () => waterTimer(2)],
    [/Programmatore Wi/, "water-timer", () => waterTimer(4, 1)],
    [/Elettrovalvola/, "solenoid-valve", solenoidValve],
    [/Gocciolatori reg/, "dripper", () => dripper(0)],
    [/Gocciolatori auto/, "dripper", () => dripper(1)],
    [/oscillante/, "oscillating-sprinkler", oscillatingSprinkler],
    [/scomparsa/, "popup-sprinkler", popupSprinkler],
    [/balcone/, "balcony-kit", balconyKit],
    [/Raccordo/, "quick-connector", quickConnector],
    [/Giunto/, "tee", tee],
    [/Pistola/, "spray-gun", sprayGun],
    [/Annaffiatoio 10/, "watering-can", () => wateringCan(0)],
    [/Annaffiatoio z/, "watering-can", () => wateringCan(1)],
    [/Carrello/, "hose-reel", hoseReel],
    [/Pompa a zaino/, "knapsack-sprayer", () => knapsackSprayer(0)],
    [/Pompa a batteria/, "knapsack-sprayer", () => knapsackSprayer(1)],
    [/Cisterna.*200/, "rain-tank", () => rainTank(200)],
    [/Cisterna.*300/, "rain-tank", () => rainTank(300)],
  ],
  "gar-concimi": [[/./, "fertiliser", fertiliser]],
  "gar-terricci": [[/./, "soil-bag", soilBag]],
  "gar-taglio": [
    [/bypass/, "secateurs", () => secateurBlades("#c0392b")],
    [/professionale/, "secateurs", proSecateurs],
    [/batteria 25/, "battery-secateurs", () => batterySecateurs("25")],
    [/batteria 32/, "battery-secateurs", () => batterySecateurs("32")],
    [/vendemmia/, "harvest-shears", harvestShears],
    [/punta lunga/, "snips", snips],
    [/incudine/, "loppers", () => loppers(0)],
    [/telescopico/, "loppers", () => loppers(1)],
    [/pieghevole/, "folding-saw", foldingSaw],
    [/curvo/, "curved-saw", curvedSaw],
    [/Svettatoio/, "pole-pruner", polePruner],
    [/siepi/, "hedge-shears", hedgeShears],
    [/Roncola/, "billhook", billhook],
    [/Coltello/, "grafting-knife", graftingKnife],
    [/omega/, "omega-grafter", omegaGrafter],
    [/Mastice/, "wound-mastic", woundMastic],
    [/Legatralci/, "vine-tier", vineTier],
    [/Lama/, "spare-blade", spareBlade],
    [/Molla/, "spare-spring", spareSpring],
  ],
  "gar-terreno": [
    [/^Vanga/, "spade", spade],
    [/Forca/, "digging-fork", diggingFork],
    [/^Zappa /, "hoe", hoe],
    [/Zappetta/, "hand-hoe", handHoe],
    [/Rastrello 14/, "rake", rake],
    [/per foglie/, "leaf-rake", leafRake],
    [/Sarchiatore/, "stirrup-hoe", stirrupHoe],
    [/Grelinette/, "broadfork", broadfork],
    [/Trapiantatoio/, "trowel", trowel],
    [/Piantabulbi/, "bulb-planter", bulbPlanter],
    [/Seminatrice/, "seeder", seeder],
    [/Carriola 100/, "wheelbarrow", () => wheelbarrow(0, 100)],
    [/Carriola 80/, "wheelbarrow", () => wheelbarrow(1, 80)],
    [/Compostiera 300/, "composter", () => composter(300)],
    [/Compostiera 600/, "composter", () => composter(600)],
    [/Guanti/, "gloves", gloves],
    [/Ginocch/, "knee-pads", kneePads],
    [/Manico/, "handle", handle],
  ],
};
