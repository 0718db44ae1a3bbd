import { useRef } from "react";
import { useChange } from "./use-change";

/** A field that takes the server's value when that has changed, but never from under the hands of one who types. */
export function useShownValue(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  useChange(() => {
    const input = ref.current;
    if (input && document.activeElement !== input) input.value = value;
  }, value);
  return ref;
}
