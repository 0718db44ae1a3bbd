// Allowed drawings for hydroponics products.
import { thing } from "./row.mjs";

export const HYDROPONICS = [
  ...thing("hyd-luci", { LED: "led" }),
  ...thing("hyd-box", { "Grow box": "grow-tent" }),
  ...thing("hyd-aria", {
    "^Estrattore": "duct-fan",
    "^Filtro": "carbon-filter",
    "^Condotto": "duct",
    "^Ventilatore": "clip-fan",
    "^Umid": "humidifier",
    "^Deumid": "dehumidifier",
    "^Tappetino": "heat-mat",
  }),
  ...thing("hyd-sistemi", {
    NFT: "system-nft",
    DWC: "system-dwc",
    "^Torre": "system-tower",
    goccia: "system-drip",
    flusso: "system-ebb",
    "^Giardino": "system-table",
    "^Propagatore": "system-prop",
  }),
  ...thing("hyd-vasi", {
    "^Vasetto": "net-pot",
    "^Vassoio": "tray",
    "Mini serra": "propagator-lid",
    "^Serbatoio": "flex-tank",
    "^Sottovaso": "saucer",
  }),
  ...thing("hyd-pompe", {
    "^Pompa a imm": "submersible-pump",
    "^Aeratore": "air-pump",
    "^Compressore": "membrane-compressor",
    "^Pietra": "air-stone",
    dosatrice: "dosing-pump",
    "^Refrig": "chiller",
    "^Riscald": "heater",
    "^Girante": "impeller",
  }),
  ...thing("hyd-sali", { ".": "nutrient-salt" }),
  ...thing("hyd-soluzioni", { ".": "nutrient-bottle" }),
  ...thing("hyd-ph", { ".": "ph-liquid" }),
  ...thing("hyd-substrati", { ".": "substrate" }),
];
