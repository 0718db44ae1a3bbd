import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Resets the fields of a form after a post, because the page stays the same document.
 * @param intents intents after which the form is reset
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
