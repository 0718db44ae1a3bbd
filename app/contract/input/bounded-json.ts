// Checks the bounds of untrusted JSON before it is parsed: deep nesting would exhaust the stack of its
// recursive readers.

const MAX_DEPTH = 32;
/** Commas and colons together: a bound on members and items. */
const MAX_PARTS = 8_000;

/** Whether JSON is within the bounds of depth and size. One pass, without parsing. */
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
