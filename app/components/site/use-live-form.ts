import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";

interface Waiting {
  form: HTMLFormElement;
  pauseMs: number;
}

/** Long enough to type a second figure. */
const TYPING_MS = 700;

/**
 * Sends a form by itself soon after something in it has changed: the post that its own button makes. One at a time, since
 * each answer brings the version that the next one carries.
 * @param isReady false while what is typed is not yet worth sending: then the button is left to send it
 */
export function useLiveForm(intent: string, isReady: (form: HTMLFormElement) => boolean) {
  const submit = useSubmit();
  const { state, formAction } = useNavigation();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isBusy = state !== "idle";
  useEffect(() => {
    if (!waiting || isBusy) return;
    const { form, pauseMs } = waiting;
    const timer = setTimeout(() => {
      setWaiting(null);
      if (!form.isConnected) return;
      const fields = new FormData(form);
      fields.set("intent", intent);
      submit(fields, {
        method: "post",
        action: new URL(form.action).pathname,
        preventScrollReset: true,
        replace: true,
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, isBusy, intent, submit]);

  const wait = (form: HTMLFormElement, pauseMs: number) =>
    setWaiting(isReady(form) ? { form, pauseMs } : null);
  return {
    /** What is shown is not yet what has been typed. */
    isUpdating: waiting !== null || (isBusy && formAction !== undefined),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => wait(currentTarget, TYPING_MS),
    /** One who leaves the field has done with it. */
    onBlur: () => waiting && setWaiting({ ...waiting, pauseMs: 0 }),
    onChoose: ({ currentTarget }: FormEvent<HTMLFormElement>) => wait(currentTarget, 0),
    onSubmit: () => setWaiting(null),
  };
}
