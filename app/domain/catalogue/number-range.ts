// Values of a field that is filtered by bounds: "11", "3.5–5.5", "20-28". SQL has the same rule:
// 0016_product_lists.sql.

export interface NumberRange {
  low: number;
  high: number;
}

/** Null if the value does not begin with a number. */
export function numberRangeOf(value: string): NumberRange | null {
  const match = /^(-?\d+(?:\.\d+)?)(?:[–-](\d+(?:\.\d+)?))?/.exec(value);
  if (!match) return null;
  const low = Number(match[1]);
  return { low, high: match[2] === undefined ? low : Number(match[2]) };
}

/** The smallest and the largest of all values; null without a number. */
export function widestRange(values: readonly string[]): NumberRange | null {
  const ranges = values.flatMap((value) => numberRangeOf(value) ?? []);
  if (ranges.length === 0) return null;
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
}
