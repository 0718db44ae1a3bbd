// The drawings of crops, by the name used in the varieties.
import { artichoke, fennel, kohlrabi } from "./bulb.mjs";
import { bunch } from "./bunch.mjs";
import { broccoli, cauliflower } from "./cauliflower.mjs";
import { coverCrop } from "./cover-crop.mjs";
import { bush, fan, tubes } from "./fan.mjs";
import { bloom } from "./flower.mjs";
import { flowerSpike, mixedFlowers, sweetPea } from "./flower-spike.mjs";
import { lawn } from "./grass.mjs";
import { head } from "./head.mjs";
import { longFruits } from "./long-fruit.mjs";
import { leek, onion } from "./onion.mjs";
import { chillies, lantern, peppers, uprightChillies } from "./pepper.mjs";
import { pods, pulse } from "./pod.mjs";
import { roots } from "./root.mjs";
import { rosette } from "./rosette.mjs";
import { sprig } from "./sprig.mjs";
import { squash } from "./squash.mjs";
import { tomato } from "./tomato.mjs";

export const DRAWINGS = {
  tomato,
  rosette,
  bunch,
  head,
  roots,
  onion,
  leek,
  longs: longFruits,
  squash,
  bells: peppers,
  lantern,
  chillies,
  upchilli: uprightChillies,
  pods,
  pulse,
  bloom,
  spike: flowerSpike,
  sweetpea: sweetPea,
  mixed: mixedFlowers,
  sprig,
  fan,
  tubes,
  bush,
  fennel: fennel,
  artichoke,
  curd: cauliflower,
  broccoli,
  kohlrabi,
  grass: lawn,
  cover: coverCrop,
};
