import { useLocation, useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";
import { afterPaint } from "~/browser/after-paint";
import { forCustomer } from "~/browser/for-customer";

/** For a button of a product's form: the page, what is chosen in it and where it is looked at stay. */
export function useSubmitInPlace(action: string) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form, event.currentTarget);
    if (!fields.has("redirectTo")) fields.set("redirectTo", pathname + search);
    const target = forCustomer(action);
    afterPaint(() =>
      submit(fields, { method: "post", action: target, preventScrollReset: true, replace: true }),
    );
  };
  return { onClick };
}
