// One request's parts share what it has asked for. Keyed by the request's own context, so that no other request ever waits
// for it: decision 014.
import type { Background } from "./env";

export function memoizeInRequest<T>() {
  const asked = new WeakMap<Background, Map<string, Promise<T>>>();
  return (ctx: Background, key: string, ask: () => Promise<T>): Promise<T> => {
    const known = asked.get(ctx) ?? new Map<string, Promise<T>>();
    asked.set(ctx, known);
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  };
}
