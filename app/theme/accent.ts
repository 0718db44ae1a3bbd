import { accentShades } from "./accent-shades";
import { vars } from "./tokens.css";

/** One rule for a page's own <style>; null where the tokens' accent stands. */
export function accentStyle(accent: string): string | null {
  const shades = accentShades(accent);
  if (!shades) return null;
  const { colour } = vars;
  const rules = [
    [colour.accent, shades.accent],
    [colour.accentText, shades.text],
    [colour.accentDeep, shades.deep],
    [colour.accentTint, shades.tint],
  ];
  // Twice the root, so that the order of sheets does not matter.
  return `:root:root{${rules.map(([name = "", value]) => `${name.slice("var(".length, -1)}:${value}`).join(";")}}`;
}
