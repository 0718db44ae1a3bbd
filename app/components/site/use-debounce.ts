import { useEffect, useRef } from "react";

/**
 * Returns a function that runs only the last of several calls, after `ms` without another call. null cancels the
 * pending call. Unmounting cancels it as well.
 */
export function useDebounce(ms: number): (work: (() => void) | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    if (work) timer.current = setTimeout(work, ms);
  };
}
