import { type EffectCallback, useEffect, useRef } from "react";

/** Runs when that changes, and not at first: a page that becomes live stays as it has been touched meanwhile. */
export function useOnChange(effect: EffectCallback, value: unknown): void {
  const last = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed is why it runs
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    return effect();
  }, [value]);
}
