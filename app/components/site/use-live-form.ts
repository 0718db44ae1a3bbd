import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";

interface PendingSubmit {
  form: HTMLFormElement;
  /** The pressed button. null if the form submits itself. */
  button: HTMLButtonElement | null;
  delayMs: number;
}

/** Debounce while typing. */
const INPUT_DEBOUNCE_MS = 700;

/** Debounce after leaving a field, because the user may be about to press a button. */
const BLUR_DEBOUNCE_MS = 300;

/** Location state of an automatic submit, after which the focus stays in the field. */
export const KEEPS_FOCUS = "keeps-focus";

/**
 * Submits a form automatically after a change, with the same post as its button. Only one request runs at a time,
 * because each response contains the version for the next one.
 * @param excludedFields fields that only a button submits
 * @param isReady returns false while the input is incomplete, which leaves the submit to the button
 */
export function useLiveForm(
  intent: string,
  isReady: (form: HTMLFormElement) => boolean,
  excludedFields: readonly string[] = NONE,
) {
  const submit = useSubmit();
  const { state, formAction } = useNavigation();
  const [pendingSubmit, setState] = useState<PendingSubmit | null>(null);
  // A ref in addition to the state: a timer may fire before the effect is cleaned up, and would repeat what a button
  // has just sent.
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
    /** The page does not show the latest input yet. */
    isUpdating: pendingSubmit !== null || isSending,
    onInput: (event: FormEvent<HTMLFormElement>) => schedule(event, INPUT_DEBOUNCE_MS),
    /** Submit sooner when the field loses focus. */
    onBlur: () =>
      latest.current &&
      setPendingSubmit({ ...latest.current, delayMs: Math.min(latest.current.delayMs, BLUR_DEBOUNCE_MS) }),
    onChoose: (event: FormEvent<HTMLFormElement>) => schedule(event, 0),
    /** A form with a version waits for the current response, which contains the next version. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      if (!isSending || !form.elements.namedItem("version"))
        return setPendingSubmit(latest.current?.form === form ? null : latest.current);
      event.preventDefault();
      setPendingSubmit({ form, button: submitterOf(event), delayMs: 0 });
    },
  };
}

export function submitterOf({ nativeEvent }: FormEvent): HTMLButtonElement | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button : null;
}

const IN_PLACE = { preventScrollReset: true, replace: true };
const NONE: readonly string[] = [];
