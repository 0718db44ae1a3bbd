import { type EffectCallback, useEffect, useRef } from "react";

/** Runs the effect when the value changes, not on mount: hydration must not reset values typed before it. */
export function useOnChange(effect: EffectCallback, value: unknown): void {
  const last = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the value changes
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    return effect();
  }, [value]);
}
