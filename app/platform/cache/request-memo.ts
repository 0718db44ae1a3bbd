// Memoizes promises within one request. Keyed by the request's own context, so that no other request waits for them:
// decision 014.
import type { Background } from "~/platform/env";

/** A memo of its own: the first call of a request with a key runs `ask`, later ones get the same answer. */
export function memoizeInRequest<T>() {
  const promises = new WeakMap<Background, Map<string, Promise<T>>>();
  return (ctx: Background, key: string, ask: () => Promise<T>): Promise<T> => {
    const known = promises.get(ctx) ?? new Map<string, Promise<T>>();
    promises.set(ctx, known);
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    // A thrown Response has a body that is read once: each caller has its own.
    return answer.catch((error) => {
      throw error instanceof Response ? error.clone() : error;
    });
  };
}
