/** The statuses that have words of their own; every other one is a 500 (CONTRACT §8). */
const KINDS = {
  403: "forbidden",
  404: "notFound",
  409: "conflict",
  410: "gone",
  429: "tooMany",
  503: "unavailable",
} as const;

/** Which words of `errors:pages` say what this status means. */
export function errorKindOf(status: number) {
  for (const [known, kind] of Object.entries(KINDS)) if (Number(known) === status) return kind;
  return "serverError";
}
