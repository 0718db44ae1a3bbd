import { useLocation, useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";
import { afterPaint } from "~/browser/after-paint";
import { forCustomer } from "~/browser/for-customer";

/** Click handler for a button of a product's form, which posts without changing the page, its selection or its scroll position. */
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
