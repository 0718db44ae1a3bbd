import { type EffectCallback, useEffect, useRef } from "react";

/** Runs when that changes, and not at first: a page that becomes live stays as it has been touched meanwhile. */
export function useChange(effect: EffectCallback, followed: unknown): void {
  const last = useRef(followed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed is why it runs
  useEffect(() => {
    if (Object.is(last.current, followed)) return;
    last.current = followed;
    return effect();
  }, [followed]);
}
