// Memoizes promises within one request. The key is the request's own context, so that no other request waits for them
// (decision 014).
import type { Background } from "~/platform/env";

/** Creates a memo: the first call of a request with a key runs the function; later calls return the same result. */
export function memoizeInRequest<T>() {
  const promises = new WeakMap<Background, Map<string, Promise<T>>>();
  return (ctx: Background, key: string, ask: () => Promise<T>): Promise<T> => {
    const known = promises.get(ctx) ?? new Map<string, Promise<T>>();
    promises.set(ctx, known);
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    // The body of a thrown Response can be read once, so each caller gets a clone.
    return answer.catch((error) => {
      throw error instanceof Response ? error.clone() : error;
    });
  };
}
