import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * After a post of the form the page is the same document: its fields are reset as those of a new one would be.
 * @param intents those after which it is
 */
export function useResetAfter(
  form: RefObject<HTMLFormElement>,
  intents: readonly string[],
  onReset: (form: HTMLFormElement) => void = () => {},
): void {
  const { state, formData } = useNavigation();
  const intent = String(formData?.get("intent") ?? "");
  const wasSent = useRef(false);
  useEffect(() => {
    if (state !== "idle") {
      wasSent.current ||= intents.includes(intent);
      return;
    }
    if (!wasSent.current || !form.current) return;
    wasSent.current = false;
    form.current.reset();
    onReset(form.current);
  }, [state, intent, intents, form, onReset]);
}
