// Forty products of the bicycle shop: [category, drawing, colour, net cents, Italian, English].
import type { Kind } from "./drawings";

export interface Words {
  it: string;
  en: string;
}

export const CATEGORIES: {
  slug: string;
  parent?: string;
  name: Words;
  about: Words;
  kind: Kind;
  colour: string;
}[] = [
  {
    slug: "biciclette",
    name: { it: "Biciclette", en: "Bicycles" },
    about: { it: "Per la città, la strada e la montagna.", en: "For the city, the road and the mountains." },
    kind: "city",
    colour: "#1d6fa5",
  },
  {
    slug: "citta",
    parent: "biciclette",
    name: { it: "Da città", en: "City bicycles" },
    about: { it: "Comode ogni giorno.", en: "Comfortable every day." },
    kind: "city",
    colour: "#2a8c82",
  },
  {
    slug: "strada",
    parent: "biciclette",
    name: { it: "Da corsa", en: "Road bicycles" },
    about: { it: "Leggere e veloci.", en: "Light and fast." },
    kind: "road",
    colour: "#b3261e",
  },
  {
    slug: "montagna",
    parent: "biciclette",
    name: { it: "Da montagna", en: "Mountain bicycles" },
    about: { it: "Per sentieri e salite.", en: "For trails and climbs." },
    kind: "mountain",
    colour: "#4b5d23",
  },
  {
    slug: "bambini",
    parent: "biciclette",
    name: { it: "Per bambini", en: "For children" },
    about: { it: "Le prime pedalate.", en: "The first rides." },
    kind: "child",
    colour: "#c2571a",
  },
  {
    slug: "ricambi",
    name: { it: "Ricambi", en: "Spare parts" },
    about: { it: "Ruote, selle e attrezzi.", en: "Wheels, saddles and tools." },
    kind: "wheel",
    colour: "#59636e",
  },
  {
    slug: "accessori",
    name: { it: "Accessori", en: "Accessories" },
    about: { it: "Caschi, luci, lucchetti e borse.", en: "Helmets, lights, locks and bags." },
    kind: "helmet",
    colour: "#7a3fa0",
  },
];

type Good = readonly [category: string, kind: Kind, colour: string, cents: number, it: string, en: string];

export const GOODS: readonly Good[] = [
  ["citta", "city", "#1d6fa5", 40900, "Bicicletta da città Aurora blu", "Aurora city bicycle, blue"],
  ["citta", "city", "#2a8c82", 40900, "Bicicletta da città Aurora verde", "Aurora city bicycle, green"],
  ["citta", "city", "#b3261e", 44900, "Bicicletta da città Corso rossa", "Corso city bicycle, red"],
  ["citta", "city", "#59636e", 52900, "Bicicletta da città Naviglio grigia", "Naviglio city bicycle, grey"],
  ["citta", "city", "#222222", 61900, "Bicicletta da città Notturna", "Notturna city bicycle"],
  ["strada", "road", "#b3261e", 89900, "Bicicletta da corsa Stelvio rossa", "Stelvio road bicycle, red"],
  ["strada", "road", "#1d6fa5", 89900, "Bicicletta da corsa Stelvio blu", "Stelvio road bicycle, blue"],
  ["strada", "road", "#d49a00", 119900, "Bicicletta da corsa Gavia gialla", "Gavia road bicycle, yellow"],
  ["strada", "road", "#222222", 159900, "Bicicletta da corsa Pordoi carbonio", "Pordoi road bicycle, carbon"],
  [
    "montagna",
    "mountain",
    "#4b5d23",
    74900,
    "Bicicletta da montagna Sella verde",
    "Sella mountain bicycle, green",
  ],
  [
    "montagna",
    "mountain",
    "#c2571a",
    74900,
    "Bicicletta da montagna Sella arancio",
    "Sella mountain bicycle, orange",
  ],
  ["montagna", "mountain", "#1d6fa5", 99900, "Bicicletta da montagna Latemar", "Latemar mountain bicycle"],
  [
    "montagna",
    "mountain",
    "#222222",
    139900,
    "Bicicletta da montagna Brenta doppio ammortizzatore",
    "Brenta mountain bicycle, full suspension",
  ],
  [
    "bambini",
    "child",
    "#c2571a",
    15900,
    "Bicicletta per bambini Grillo 14 pollici",
    "Grillo children's bicycle, 14 inch",
  ],
  [
    "bambini",
    "child",
    "#2a8c82",
    17900,
    "Bicicletta per bambini Grillo 16 pollici",
    "Grillo children's bicycle, 16 inch",
  ],
  [
    "bambini",
    "child",
    "#7a3fa0",
    21900,
    "Bicicletta per bambini Lepre 20 pollici",
    "Lepre children's bicycle, 20 inch",
  ],
  ["ricambi", "wheel", "#59636e", 6900, "Ruota anteriore 28 pollici", "Front wheel, 28 inch"],
  ["ricambi", "wheel", "#59636e", 8900, "Ruota posteriore 28 pollici", "Rear wheel, 28 inch"],
  ["ricambi", "wheel", "#1d6fa5", 12900, "Ruota anteriore da corsa", "Road front wheel"],
  ["ricambi", "wheel", "#1d6fa5", 14900, "Ruota posteriore da corsa", "Road rear wheel"],
  ["ricambi", "saddle", "#3b2a1e", 3900, "Sella comoda in pelle", "Comfort saddle, leather"],
  ["ricambi", "saddle", "#222222", 4900, "Sella da corsa", "Racing saddle"],
  ["ricambi", "saddle", "#7a3fa0", 2900, "Sella per bambini", "Children's saddle"],
  ["ricambi", "tool", "#59636e", 1900, "Chiave combinata 15 mm", "Combination spanner, 15 mm"],
  ["ricambi", "tool", "#b3261e", 2490, "Multiattrezzo 12 funzioni", "Multi-tool, 12 functions"],
  ["ricambi", "tool", "#1d6fa5", 3290, "Smagliacatena", "Chain tool"],
  ["ricambi", "pump", "#b3261e", 3490, "Pompa da pavimento con manometro", "Floor pump with gauge"],
  ["ricambi", "pump", "#222222", 1990, "Pompa da telaio", "Frame pump"],
  ["accessori", "helmet", "#7a3fa0", 4490, "Casco da città viola", "City helmet, purple"],
  ["accessori", "helmet", "#b3261e", 6990, "Casco da corsa rosso", "Road helmet, red"],
  ["accessori", "helmet", "#2a8c82", 2990, "Casco per bambini", "Children's helmet"],
  ["accessori", "lamp", "#222222", 2290, "Luce anteriore ricaricabile", "Rechargeable front light"],
  ["accessori", "lamp", "#b3261e", 1790, "Luce posteriore ricaricabile", "Rechargeable rear light"],
  ["accessori", "lamp", "#59636e", 3590, "Coppia di luci", "Set of two lights"],
  ["accessori", "lock", "#1d6fa5", 2790, "Lucchetto a U", "U-lock"],
  ["accessori", "lock", "#222222", 3490, "Catena con lucchetto", "Chain with padlock"],
  ["accessori", "lock", "#d49a00", 1590, "Lucchetto a cavo", "Cable lock"],
  ["accessori", "bag", "#3b2a1e", 5490, "Borsa da portapacchi", "Rear rack bag"],
  ["accessori", "bag", "#1d6fa5", 3290, "Borsa da manubrio", "Handlebar bag"],
  ["accessori", "bag", "#4b5d23", 1990, "Borsa sottosella", "Saddle bag"],
];
