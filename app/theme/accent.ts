import { accentShades } from "./accent-shades";
import { vars } from "./tokens.css";

const nameOf = (property: string): string => property.slice("var(".length, -1);

/** What the operator's accent sets. */
export const ACCENT_PROPERTIES = [
  vars.colour.accent,
  vars.colour.accentText,
  vars.colour.accentDeep,
  vars.colour.accentTint,
].map(nameOf);

/** One rule for a page's own <style>; null where the tokens' accent is used. */
export function accentStyle(accent: string): string | null {
  const shades = accentShades(accent);
  if (!shades) return null;
  const values = [shades.accent, shades.text, shades.deep, shades.tint];
  // Twice the root, so that the order of sheets does not matter.
  return `:root:root{${ACCENT_PROPERTIES.map((name, at) => `${name}:${values[at]}`).join(";")}}`;
}
