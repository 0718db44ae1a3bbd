import { useRef } from "react";
import { useOnChange } from "./use-change";

/** A field that takes the server's value when that has changed, but never from under the hands of one who types. */
export function useServerValue(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  useOnChange(() => {
    const input = ref.current;
    if (input && document.activeElement !== input) input.value = value;
  }, value);
  return ref;
}
