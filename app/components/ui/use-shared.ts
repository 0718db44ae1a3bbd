import { useRef } from "react";

/**
 * The value itself, with those parts of the last one that are the same. Each answer of the server is made of new objects;
 * so a memo component is rendered again only if its own data have changed.
 */
export function useShared<Value>(value: Value): Value {
  const last = useRef(value);
  last.current = share(last.current, value);
  return last.current;
}

/** Structural sharing: `next`, with the parts of `last` that equal its own. Only arrays and plain objects have parts. */
function share<Value>(last: unknown, next: Value): Value;
function share(last: unknown, next: unknown): unknown {
  if (Object.is(last, next) || !hasParts(last) || !hasParts(next)) return next;
  if (Array.isArray(last) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const parts = keys.map((key): [string, unknown] => [key, share(last[key], next[key])]);
  if (keys.length === Object.keys(last).length && parts.every(([key, part]) => Object.is(part, last[key])))
    return last;
  return Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
