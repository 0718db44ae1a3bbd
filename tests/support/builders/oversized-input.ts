// Input that is cheap to send and expensive for a careless reader: SAFETY, form-field bombs and super-linear readers.

export const ODD_NAMES: readonly string[] = [
  "a[99999999]",
  "a[1000000].b",
  "a[0][0][0][0]",
  `a${"[0]".repeat(200)}`,
  `a${".b".repeat(200)}`,
  "a[",
  "[]",
  "a".repeat(5_000),
  "__proto__",
  "__proto__.polluted",
  "constructor.prototype.polluted",
];

/** Values of about ten kilobytes each. */
export const LONG_VALUES: readonly string[] = [
  "1;".repeat(5_000),
  '"1";'.repeat(2_500),
  "1 ".repeat(5_000),
  `<a ${"x ".repeat(5_000)}>`,
  "<svg>".repeat(2_000),
  "&amp".repeat(2_500),
  "[".repeat(10_000),
  '{"a":'.repeat(2_000),
  `a@${"b.".repeat(5_000)}`,
  `${" ".repeat(10_000)}x`,
  "-".repeat(10_000),
  "%".repeat(10_000),
];
