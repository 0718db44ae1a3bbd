// Allowed drawings for measuring instruments.
import { thing } from "./row.mjs";

export const MEASURING = [
  ...thing("eno-analisi|hb-misura|hyd-misura", {
    "^Mostimetro": "must-hydrometer",
    "^Densimetro": "hydrometer(-digital)?",
    "^Alcolimetro": "alcoholmeter",
    "^Vinometro": "vinometer",
    "^Ebulliometro": "ebulliometer",
    "^Rifrattometro": "refractometer(-digital)?",
    "^Kit": "wine-test-kit",
    "^Cilindro": "cylinder",
    "^Buretta": "burette",
    "^Assaggia": "wine-thief",
    "^pHmetro": "ph-pen|meter-box",
    "^Termometro": "thermometer-.*",
    "^Termoregolatore": "thermostat",
    "^Bilancia": "(precision|grain)-scale",
    "^Tintura": "iodine",
    "^Conduttivimetro": "ec-pen",
    "^(Misuratore combinato|Monitor)": "meter-box",
    "^Termoigrometro": "hygrometer",
    "^(Luxmetro|Misuratore PAR)": "light-meter",
    "CO₂": "co2-meter",
    "^Timer": "plug-timer",
    "^Centralina": "climate-controller",
  }),
];
