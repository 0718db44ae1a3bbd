// A small language for answers written by hand: the fields that must be there, in CONTRACT §2's spelling.
// More fields are allowed (§1).

export type Golden =
  | string
  | number
  | boolean
  | null
  | ((value: unknown) => boolean)
  | { readonly each: Golden; readonly some: boolean }
  | { readonly [field: string]: Golden };

const words = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);

export const text = (value: unknown) => typeof value === "string";
export const whole = (value: unknown) => Number.isInteger(value);
export const flag = (value: unknown) => typeof value === "boolean";
/** "12.50" */
export const money = words(/^-?\d+\.\d\d$/);
export const percent = words(/^\d+\.\d\d$/);
export const instant = words(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
/** A day or an instant: both are ISO 8601 by CONTRACT §1. */
export const date = words(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/);
export const matching = words;
export const oneOf =
  (...known: string[]) =>
  (value: unknown) =>
    known.some((one) => one === value);
export const anything = () => true;
export const list = (each: Golden): Golden => ({ each, some: false });
export const some = (each: Golden): Golden => ({ each, some: true });
export const maybe =
  (golden: Golden) =>
  (value: unknown): boolean =>
    value === null || faultsIn(value, golden, "").length === 0;

/** The list shape of CONTRACT §1. */
export const page = (each: Golden, isEmpty = false): Golden => ({
  ...{ count: whole, page: 1, page_size: whole, page_count: whole },
  results: isEmpty ? list(each) : some(each),
});

/** Lists the places where `value` differs from `golden`. */
export function faultsIn(value: unknown, golden: Golden, at: string): string[] {
  if (typeof golden === "function") return golden(value) ? [] : [`${at}: ${shown(value)}`];
  if (golden === null || typeof golden !== "object")
    return value === golden ? [] : [`${at}: ${shown(value)}, not ${shown(golden)}`];
  if (isList(golden)) {
    if (!Array.isArray(value)) return [`${at}: ${shown(value)}, not a list`];
    if (golden.some && value.length === 0) return [`${at}: an empty list`];
    return value.flatMap((one, index) => faultsIn(one, golden.each, `${at}[${index}]`));
  }
  if (value === null || typeof value !== "object") return [`${at}: ${shown(value)}, not an object`];
  return Object.entries(golden).flatMap(([field, one]) =>
    field in value ? faultsIn(Reflect.get(value, field), one, `${at}.${field}`) : [`${at}.${field}: missing`],
  );
}

const isList = (golden: object): golden is { each: Golden; some: boolean } => "each" in golden;
const shown = (value: unknown): string => String(JSON.stringify(value)).slice(0, 80);
