import { useEffect, useRef } from "react";

/**
 * Debounce: of many calls in a row, only the last one's work is done, once `ms` have passed without another call. Null takes
 * back the call before. Nothing is done after the component has gone.
 */
export function useDebounce(ms: number): (work: (() => void) | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    if (work) timer.current = setTimeout(work, ms);
  };
}
