// The colour of a beer or a malt by its EBC.
import { mix } from "./colours.mjs";
import { clamp } from "./numbers.mjs";

// EBC → colour: measured stops, as in a photo of a glass of wort.
const STOPS = [
  [2, "#f7e08a"],
  [4, "#f3d160"],
  [7, "#ecbf42"],
  [10, "#e2ab2c"],
  [15, "#d48f1e"],
  [20, "#c67a1a"],
  [25, "#b96716"],
  [33, "#a34f14"],
  [45, "#86350f"],
  [60, "#6b230d"],
  [80, "#521a0d"],
  [120, "#3d160d"],
  [200, "#2e130d"],
  [400, "#24110d"],
  [1400, "#170d0b"],
];

export const beerColour = (e) => {
  e = clamp(+e || 4, 2, 1400);
  for (let i = 1; i < STOPS.length; i++)
    if (e <= STOPS[i][0]) {
      const [a, c] = STOPS[i - 1],
        [b, d] = STOPS[i];
      return mix(c, d, Math.log(e / a) / Math.log(b / a));
    }
  return STOPS.at(-1)[1];
};
