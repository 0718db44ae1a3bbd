// Memoizes values derived from objects that stay the same until they change (db/cache/reference-data.ts), such as a
// response in one language. They are computed once per object instead of once per page. All pages share them, so they
// must not be modified.

/** @param variant one of few values, e.g. a language */
export function madeOnce<Facts extends object, T>(make: (facts: Facts, variant: string) => T) {
  const made = new WeakMap<Facts, Map<string, { value: T }>>();
  return (facts: Facts, variant = ""): T => {
    const known = made.get(facts) ?? new Map<string, { value: T }>();
    made.set(facts, known);
    const found = known.get(variant) ?? { value: make(facts, variant) };
    known.set(variant, found);
    return found.value;
  };
}
