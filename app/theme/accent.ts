import { accentShades, darkShades } from "~/contract/constants/accent-shades";
import { PRIMARY_DEEP, vars } from "./tokens.css";

const nameOf = (property: string): string => property.slice("var(".length, -1);

const ACCENT = [
  vars.colour.accent,
  vars.colour.accentText,
  vars.colour.accentDeep,
  vars.colour.accentTint,
].map(nameOf);
const DARK = [vars.colour.primaryDeep, vars.colour.primary, vars.colour.lineOnPrimary].map(nameOf);

export const ACCENT_PROPERTIES = [...ACCENT, ...DARK];

/** The colour of the browser's own bars. */
export const themeColour = (dark: string): string => darkShades(dark)?.dark ?? PRIMARY_DEEP;

/** Returns one rule for a page's own <style>, or null if the default colours are used. */
export function accentStyle(accent: string, dark: string): string | null {
  const shades = accentShades(accent);
  const ground = darkShades(dark);
  const values = [
    ...(shades ? pairs(ACCENT, [shades.accent, shades.text, shades.deep, shades.tint]) : []),
    ...(ground ? pairs(DARK, [ground.dark, ground.dark, ground.line]) : []),
  ];
  // `:root` twice, so that the order of style sheets does not matter.
  return values.length === 0 ? null : `:root:root{${values.join(";")}}`;
}

const pairs = (names: readonly string[], values: readonly string[]): string[] =>
  names.map((name, at) => `${name}:${values[at]}`);
