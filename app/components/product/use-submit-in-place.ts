import { useLocation, useSubmit } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { afterPaint } from "~/browser/after-paint";
import { forCustomer } from "~/browser/for-customer";

/**
 * For a button of a product's form: the page, what is chosen in it and where it is looked at stay. The button can show the
 * press at once: `isPressed` lasts until the next location, which the answer brings.
 */
export function useSubmitInPlace(action: string) {
  const submit = useSubmit();
  const { pathname, search, key } = useLocation();
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form, event.currentTarget);
    if (!fields.has("redirectTo")) fields.set("redirectTo", pathname + search);
    setPressedAt(key);
    const target = forCustomer(action);
    afterPaint(() =>
      submit(fields, { method: "post", action: target, preventScrollReset: true, replace: true }),
    );
  };
  return { onClick, isPressed: pressedAt === key };
}
