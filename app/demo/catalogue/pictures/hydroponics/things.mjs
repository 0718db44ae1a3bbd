// Drawings for hydroponics: category, pattern on the Italian name, name of the drawing, drawing. The first match
// counts.
import { airPump, airStone, membraneCompressor } from "./air-pump.mjs";
import { chiller, heater } from "./chiller.mjs";
import { dehumidifier, heatMat, humidifier } from "./climate.mjs";
import { dripSystem, ebbSystem, propagator, tableGarden } from "./drip-system.mjs";
import { carbonFilter, clipFan, duct, ductFan } from "./fan.mjs";
import { led } from "./led.mjs";
import { netPot } from "./net-pot.mjs";
import { nutrientBottle } from "./nutrient.mjs";
import { phLiquid } from "./ph.mjs";
import { dosingPump, flexTank, impeller, submersiblePump } from "./pump.mjs";
import { nutrientSalt } from "./salt.mjs";
import { substrate } from "./substrate.mjs";
import { dwcSystem, nftSystem, towerSystem } from "./system.mjs";
import { growTent } from "./tent.mjs";
import { propagatorLid, saucer, tray } from "./tray.mjs";

const byPlaces = (draw) => (_, __, name) => draw(Number(name.match(/(\d+)/)[1]));

export const HYDROPONICS = {
  "hyd-luci": [[/LED/, "led", led]],
  "hyd-box": [[/Grow box/, "grow-tent", growTent]],
  "hyd-aria": [
    [/^Estrattore/, "duct-fan", ductFan],
    [/^Filtro a carboni/, "carbon-filter", carbonFilter],
    [/^Condotto/, "duct", duct],
    [/Ventilatore/, "clip-fan", (_, __, name) => clipFan(Number(name.match(/(\d+) cm/)[1]))],
    [/Umidif/, "humidifier", humidifier],
    [/Deumid/, "dehumidifier", dehumidifier],
    [/Tappetino/, "heat-mat", (_, __, name) => heatMat(/52×52/.test(name) ? 52 : 25)],
  ],
  "hyd-sistemi": [
    [/NFT/, "system-nft", byPlaces(nftSystem)],
    [/DWC/, "system-dwc", byPlaces(dwcSystem)],
    [/Torre/, "system-tower", byPlaces(towerSystem)],
    [/a goccia/, "system-drip", byPlaces(dripSystem)],
    [/tavolo/, "system-table", byPlaces(tableGarden)],
    [/^Propagatore/, "system-prop", byPlaces(propagator)],
    [/flusso/, "system-ebb", (_, __, name) => ebbSystem(name.match(/(\d+)×/)[1])],
  ],
  "hyd-vasi": [
    [/^Vasetto/, "net-pot", netPot],
    [/^Vassoio/, "tray", tray],
    [/Mini serra/, "propagator-lid", propagatorLid],
    [/flessibile/, "flex-tank", flexTank],
    [/Sottovaso/, "saucer", saucer],
  ],
  "hyd-pompe": [
    [/^Pompa a immersione/, "submersible-pump", submersiblePump],
    [/una uscita/, "air-pump", () => airPump(1, "100")],
    [/due uscite/, "air-pump", () => airPump(2, "240")],
    [/quattro/, "air-pump", () => airPump(4, "600")],
    [/Compressore/, "membrane-compressor", membraneCompressor],
    [/cilindrica/, "air-stone", () => airStone(0)],
    [/a disco/, "air-stone", () => airStone(1)],
    [/peristaltica/, "dosing-pump", dosingPump],
    [/Refrigeratore/, "chiller", chiller],
    [/Riscaldatore/, "heater", heater],
    [/Girante/, "impeller", impeller],
  ],
  "hyd-sali": [[/./, "nutrient-salt", nutrientSalt]],
  "hyd-soluzioni": [[/./, "nutrient-bottle", nutrientBottle]],
  "hyd-ph": [[/./, "ph-liquid", phLiquid]],
  "hyd-substrati": [[/./, "substrate", substrate]],
};
