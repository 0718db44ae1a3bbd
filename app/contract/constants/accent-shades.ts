// Shades of the operator's accent colour (CONTRACT §5, ACCENT), each with the contrast that its use
// requires.

import { luminance, type Rgb, readHex } from "./colour";

/** The design's own accent, whose shades are chosen by eye. */
const DESIGNED = "#458d4e";

/**
 * Contrast against white: 3 for marks and large text, 6 for text (4.5 on the deepest band), 8.5 for
 * backgrounds of white text.
 * Null: the tokens' own shades are used, also for anything but #rrggbb.
 */
export function accentShades(hex: string) {
  if (!/^#[\da-f]{6}$/i.test(hex) || hex.toLowerCase() === DESIGNED) return null;
  const accent = readHex(hex);
  const tint = mixed(accent, [255, 255, 255], 0.9);
  return {
    accent: writeHex(darkened(accent, 3)),
    text: writeHex(darkened(accent, 6)),
    deep: writeHex(darkened(accent, 8.5)),
    tint: writeHex(tint),
  };
}

/**
 * Shades of ACCENT_DARK, the background of the top bar, on which the soft text has 4.5 as well. Null for
 * anything but #rrggbb.
 */
export function darkShades(hex: string) {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const dark = darkened(readHex(hex), 6.5);
  return { dark: writeHex(dark), line: writeHex(mixed(dark, [255, 255, 255], 0.25)) };
}

/** The same hue, darkened only as far as needed. */
function darkened(colour: Rgb, onWhite: number): Rgb {
  for (let part = 0; part < 1; part += 0.01) {
    const shade = mixed(colour, [0, 0, 0], part);
    if (1.05 / (luminance(shade) + 0.05) >= onWhite) return shade;
  }
  return [0, 0, 0];
}

const mixed = ([r, g, b]: Rgb, [toR, toG, toB]: Rgb, part: number): Rgb => [
  Math.round(r + (toR - r) * part),
  Math.round(g + (toG - g) * part),
  Math.round(b + (toB - b) * part),
];

const writeHex = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
