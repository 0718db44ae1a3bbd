// A number for the data that a page is made from, the same on both sides: those that a script asks for come in the same
// order as those that the page was made from.

const PRIME = 16777619;
const START = 2166136261;

/** @param data by route, in any order */
export function pageVersion(data: Record<string, unknown>): string {
  const routes = Object.entries(data).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(routes.sort(([a], [b]) => (a < b ? -1 : 1))).replace(ONE_TIME, "");
  let hash = START;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
}

/** What forms carry that is made for one answer: another answer has others, and means the same. */
const ONE_TIME = /"(?:formId|formKey|idempotencyKey|opened)":(?:"[^"]*"|null)/g;
