// JSON that comes from outside is measured before it is parsed: what walks through it later recurses as deep as it goes.

const MAX_DEPTH = 32;
/** Commas and colons together: no more members and items than these. */
const MAX_PARTS = 8_000;

/** @returns false where it is deeper, or of more parts, than anybody means. One pass, nothing parsed. */
export function isBoundedJson(text: string, maxParts = MAX_PARTS): boolean {
  let depth = 0;
  let parts = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted) {
      if (character === "\\") at += 1;
      else if (character === '"') isQuoted = false;
      continue;
    }
    if (character === '"') isQuoted = true;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === "," || character === ":") parts += 1;
    if (depth > MAX_DEPTH || parts > maxParts) return false;
  }
  return true;
}
