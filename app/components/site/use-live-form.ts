import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";

interface Waiting {
  form: HTMLFormElement;
  /** The button that was pressed; null: the form sends itself. */
  button: HTMLButtonElement | null;
  pauseMs: number;
}

/** Long enough to type a second figure. */
const TYPING_MS = 700;

/** Long enough to be on the way to a button, which then sends all at once. */
const LEAVING_MS = 300;

/** The state of a location that a form led to by itself: whoever is typing stays in the field. */
export const KEEPS_FOCUS = "keeps-focus";

/**
 * Sends a form by itself soon after something in it has changed: the post that its own button makes. One at a time, since
 * each answer brings the version that the next one carries.
 * @param notLive fields that only a button sends
 * @param isReady false while what is typed is not yet worth sending: then the button is left to send it
 */
export function useLiveForm(
  intent: string,
  isReady: (form: HTMLFormElement) => boolean,
  notLive: readonly string[] = NONE,
) {
  const submit = useSubmit();
  const { state, formAction } = useNavigation();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isBusy = state !== "idle";
  useEffect(() => {
    if (!waiting || isBusy) return;
    const { form, button, pauseMs } = waiting;
    const timer = setTimeout(() => {
      setWaiting(null);
      if (!form.isConnected) return;
      if (button?.isConnected) return submit(button, QUIETLY);
      const fields = new FormData(form);
      fields.set("intent", intent);
      for (const name of notLive) fields.delete(name);
      submit(fields, {
        method: "post",
        action: new URL(form.action).pathname,
        ...QUIETLY,
        state: KEEPS_FOCUS,
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, isBusy, submit, intent, notLive]);

  const isSending = isBusy && formAction !== undefined;
  const wait = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>, pauseMs: number) => {
    if (target instanceof Element && notLive.includes(target.getAttribute("name") ?? "")) return;
    setWaiting(isReady(form) ? { form, button: null, pauseMs } : null);
  };
  return {
    /** What is shown is not yet what has been typed. */
    isUpdating: waiting !== null || isSending,
    onInput: (event: FormEvent<HTMLFormElement>) => wait(event, TYPING_MS),
    /** One who leaves the field has done with it. */
    onBlur: () => waiting && setWaiting({ ...waiting, pauseMs: Math.min(waiting.pauseMs, LEAVING_MS) }),
    onChoose: (event: FormEvent<HTMLFormElement>) => wait(event, 0),
    /** A form with a version waits for the answer on its way: it brings the version to send. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      if (!isSending || !form.elements.namedItem("version"))
        return setWaiting(waiting?.form === form ? null : waiting);
      event.preventDefault();
      setWaiting({ form, button: pressed(event), pauseMs: 0 });
    },
  };
}

/** The button that sent the form. */
export function pressed({ nativeEvent }: FormEvent): HTMLButtonElement | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button : null;
}

const QUIETLY = { preventScrollReset: true, replace: true };
const NONE: readonly string[] = [];
