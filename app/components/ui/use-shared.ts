import { useRef } from "react";

/**
 * Returns the value with those parts of the previous value that are equal. Responses always contain new objects;
 * sharing lets a memo component skip rendering unless its own data changed.
 */
export function useShared<Value>(value: Value): Value {
  const last = useRef(value);
  last.current = share(last.current, value);
  return last.current;
}

/**
 * Structural sharing: returns `next` with the parts of `last` that are equal. Only arrays and plain objects have parts.
 */
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
