import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";

interface PendingSubmit {
  form: HTMLFormElement;
  /** The button that was pressed; null: the form sends itself. */
  button: HTMLButtonElement | null;
  delayMs: number;
}

/** Debounce while typing. */
const INPUT_DEBOUNCE_MS = 700;

/** Debounce after leaving a field, which may be on the way to a button. */
const BLUR_DEBOUNCE_MS = 300;

/** Location state of an automatic submit: the focus stays in the field. */
export const KEEPS_FOCUS = "keeps-focus";

/**
 * Sends a form by itself soon after something in it has changed: the post that its own button makes. One at a time, since
 * each answer brings the version that the next one carries.
 * @param excludedFields fields that only a button sends
 * @param isReady false while what is typed is not yet worth sending: then the button is left to send it
 */
export function useLiveForm(
  intent: string,
  isReady: (form: HTMLFormElement) => boolean,
  excludedFields: readonly string[] = NONE,
) {
  const submit = useSubmit();
  const { state, formAction } = useNavigation();
  const [pendingSubmit, setState] = useState<PendingSubmit | null>(null);
  // Known at once: a timer may end before the effect is cleaned up, and would call back what a button has just sent.
  const latest = useRef<PendingSubmit | null>(null);
  const setPendingSubmit = (next: PendingSubmit | null) => {
    latest.current = next;
    setState(next);
  };
  const isBusy = state !== "idle";
  useEffect(() => {
    if (!pendingSubmit || isBusy) return;
    const { form, button, delayMs } = pendingSubmit;
    const timer = setTimeout(() => {
      if (latest.current !== pendingSubmit) return;
      latest.current = null;
      setState(null);
      if (!form.isConnected) return;
      if (button?.isConnected) return submit(button, IN_PLACE);
      const fields = new FormData(form);
      fields.set("intent", intent);
      for (const name of excludedFields) fields.delete(name);
      const { pathname, search } = new URL(form.action);
      submit(fields, {
        method: "post",
        action: pathname + search,
        ...IN_PLACE,
        state: KEEPS_FOCUS,
      });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [pendingSubmit, isBusy, submit, intent, excludedFields]);

  const isSending = isBusy && formAction !== undefined;
  const schedule = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>, delayMs: number) => {
    if (target instanceof Element && excludedFields.includes(target.getAttribute("name") ?? "")) return;
    setPendingSubmit(isReady(form) ? { form, button: null, delayMs } : null);
  };
  return {
    /** What is shown is not yet what has been typed. */
    isUpdating: pendingSubmit !== null || isSending,
    onInput: (event: FormEvent<HTMLFormElement>) => schedule(event, INPUT_DEBOUNCE_MS),
    /** One who leaves the field has done with it. */
    onBlur: () =>
      latest.current &&
      setPendingSubmit({ ...latest.current, delayMs: Math.min(latest.current.delayMs, BLUR_DEBOUNCE_MS) }),
    onChoose: (event: FormEvent<HTMLFormElement>) => schedule(event, 0),
    /** A form with a version waits for the answer on its way: it brings the version to send. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      if (!isSending || !form.elements.namedItem("version"))
        return setPendingSubmit(latest.current?.form === form ? null : latest.current);
      event.preventDefault();
      setPendingSubmit({ form, button: submitterOf(event), delayMs: 0 });
    },
  };
}

/** The button that sent the form. */
export function submitterOf({ nativeEvent }: FormEvent): HTMLButtonElement | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button : null;
}

const IN_PLACE = { preventScrollReset: true, replace: true };
const NONE: readonly string[] = [];
