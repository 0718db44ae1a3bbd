import { useRef } from "react";
import { useOnChange } from "./use-on-change";

/** Returns a ref for an input that takes the server's value when it changes, unless the input has the focus. */
export function useServerValue(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  useOnChange(() => {
    const input = ref.current;
    if (input && document.activeElement !== input) input.value = value;
  }, value);
  return ref;
}
