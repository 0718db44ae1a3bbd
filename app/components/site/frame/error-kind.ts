/** Statuses with their own error page. Any other status is shown as 500 (CONTRACT §8). */
const KINDS = {
  403: "forbidden",
  404: "notFound",
  409: "conflict",
  410: "gone",
  429: "tooMany",
  503: "unavailable",
} as const;

/** Returns the key in `errors:pages` for a status. */
export function errorKindOf(status: number) {
  for (const [known, kind] of Object.entries(KINDS)) if (Number(known) === status) return kind;
  return "serverError";
}
