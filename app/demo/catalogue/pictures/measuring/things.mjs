// Drawings of measuring instruments: category, pattern on the Italian name, name of the drawing, drawing. The first
// match counts.
import { BLUE, big, RED, T } from "../kit.mjs";
import { climateController, co2Meter, hygrometer, plugTimer } from "./climate.mjs";
import { burette, cylinder, ebulliometer, wineThief } from "./glassware.mjs";
import { floatingHydrometer, hydrometer, vinometer } from "./hydrometer.mjs";
import { luxMeter, meterBox, parMeter, pen, twinMonitor } from "./meter.mjs";
import { digitalRefractometer, refractometer } from "./refractometer.mjs";
import { weighingScale } from "./scale.mjs";
import { iodine, testKit } from "./test-kit.mjs";
import { probeThermometer, stripThermometer, thermostat } from "./thermometer.mjs";

const WINE_RED = "#7b1e3a";

export const MEASURING = {
  "eno-analisi": [
    [
      /Mostimetro/,
      "must-hydrometer",
      (_, __, name) => hydrometer("BABO", WINE_RED, { cyl: 1, th: /termo/.test(name), wine: "#8c2a48" }),
    ],
    [/^Densimetro/, "hydrometer", () => hydrometer("0,990–1,170", BLUE, { x: 120 })],
    [/Alcolimetro/, "alcoholmeter", () => hydrometer("0–100 %", RED, { cyl: 1, wine: "#e9efe9" })],
    [/Vinometro/, "vinometer", vinometer],
    [/Ebulliometro/, "ebulliometer", ebulliometer],
    [/Rifrattometro digitale/, "refractometer-digital", digitalRefractometer],
    [/Rifrattometro.*Babo/, "refractometer", () => refractometer(WINE_RED, "0–25 Babo")],
    [/Rifrattometro/, "refractometer", () => refractometer("#c0792a", "0–32 °Brix")],
    [/^Kit acidit/, "wine-test-kit", () => testKit("pH", ["#6fa8d0", "#d9679a", "#e6d9a0"])],
    [/^Kit anidride/, "wine-test-kit", () => testKit("SO2", ["#7a5a8a", "#c9b89a", "#fbf7ec"])],
    [/^Kit fermentazione/, "wine-test-kit", () => testKit("FML", ["#e6c25a", "#8c2a48", "#5f94c0"])],
    [/^Kit zuccheri/, "wine-test-kit", () => testKit("g/l", ["#c4602a", "#5f94c0", "#e9e2c4"])],
    [/Cilindro/, "cylinder", cylinder],
    [/Buretta/, "burette", burette],
    [/Assaggia/, "wine-thief", wineThief],
    [/pHmetro/, "ph-pen", () => pen(WINE_RED, "3,4", "pH")],
  ],
  "hb-misura": [
    [/Plato/, "hydrometer", () => hydrometer("0–20 °P", "#9a5b12", { cyl: 1, wine: "#c98a2e" })],
    [/galleggiante/, "hydrometer-digital", floatingHydrometer],
    [/Rifrattometro/, "refractometer", () => refractometer("#c98a2e", "0–32 °Brix")],
    [/a sonda/, "thermometer-probe", probeThermometer],
    [/adesivo/, "thermometer-strip", stripThermometer],
    [/Termoregolatore/, "thermostat", thermostat],
    [/precisione/, "precision-scale", precisionScale],
    [/malti 30/, "grain-scale", () => weighingScale(1, "5,000") + big("30", "kg", 380, 96, 48, { a: "e" })],
    [/iodio/, "iodine", iodine],
    [/pHmetro/, "ph-pen", () => pen("#9a5b12", "5,3", "pH")],
  ],
  "hyd-misura": [
    [/pHmetro tasc/, "ph-pen", () => pen("#2a8a7a", "5,8", "pH")],
    [/pHmetro prof/, "meter-box", () => meterBox("#e0a83a", "5,82", "pH")],
    [/Condutt/, "ec-pen", () => pen("#2f6f9a", "1,8", "EC")],
    [/combinato/, "meter-box", () => meterBox("#2f7a5a", "5,8", "pH EC")],
    [/Monitor/, "meter-box", twinMonitor],
    [/Termoigro/, "hygrometer", hygrometer],
    [/Luxmetro/, "light-meter", luxMeter],
    [/PAR/, "light-meter", parMeter],
    [/CO₂/, "co2-meter", co2Meter],
    [/Timer/, "plug-timer", plugTimer],
    [/Centralina/, "climate-controller", climateController],
  ],
};

function precisionScale() {
  return (
    weighingScale(0, "12,40") +
    T("0,01 g", 380, 96, 32, { a: "e" }) +
    big("500", "g", 380, 146, 32, { a: "e" })
  );
}
