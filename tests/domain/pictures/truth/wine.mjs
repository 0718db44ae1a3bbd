// Allowed drawings for wine products.
import { thing } from "./row.mjs";

export const WINE = [
  ...thing("eno-tappi", {
    "^Tappi (in sughero|sintetici)": "cork",
    spumante: "cork-(sparkling|plastic)",
    vite: "screwcap",
    vetro: "glass-stopper",
    " T ": "t-cork",
  }),
  ...thing("eno-botti", { "^(Botte|Barrique|Tonneau)": "barrel" }),
  ...thing("eno-serbatoi", { "^Serbatoio": "wine-tank" }),
  ...thing("eno-tini", { "^Mastello": "vat" }),
  ...thing("eno-damigiane", { "^Damigiana": "demijohn" }),
  ...thing("eno-bottiglie", { "^Bottiglia": "wine-bottle" }),
  ...thing("eno-pompe", { "^Pompa": "transfer-pump", "^Tubo": "hose-spiral" }),
  ...thing("eno-torchi", { "^Torchio": "press" }),
  ...thing("eno-tappatrici", {
    "^Tappatrice per tappi a vite": "capper-screw",
    "^Tappat": "corker-.*",
    "^Rullatrice": "capsule-roller",
    sottovuoto: "filler-vacuum",
    "^Riempitrice": "filler",
    "^Scola": "bottle-tree",
    "^Sciacqua": "bottle-rinser",
    "^Etichettatrice": "labeller",
  }),
  ...thing("eno-etichette", { "^Scatola": "wine-box", "^(Etichette|Retro|Collarini)": "label" }),
  ...thing("eno-bib", { "^Scatola": "bib-box", "^Sacche": "bib-bag" }),
  ...thing("eno-filtri", { "^Filtro": "plate-filter", "^Cartoni": "filter-sheets" }),
  ...thing("eno-pigiatrici", { "^(Pigia|Dirasp)": "crusher" }),
  ...thing("eno-capsule", { "^Capsul": "capsule", "^Gabbiette": "wire-cage" }),
  ...thing("eno-tannini", { "^(Trucioli|Cubetti|Doghe)": "oak", "^Tannino": "jar-additive" }),
  ...thing("eno-stabilizzanti", { "^Dischetti": "sulphur-discs", ".": "jar-additive" }),
  ...thing("eno-chiarificanti|eno-acidita|eno-enzimi|eno-nutrienti", { ".": "jar-additive" }),
  ...thing("eno-igiene|hb-igiene", { ".": "cleaner" }),
];
