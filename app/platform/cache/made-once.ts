// What is made of facts that stay the same object until they change (db/cache/reference-data.ts), such as an answer in one
// language: once for each of them, not once for each page. What is made belongs to all pages, so none may change it.

/** @param variant of few: a language */
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
