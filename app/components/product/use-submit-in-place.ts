import { useLocation, useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";
import { forCustomer } from "~/browser/for-customer";

/** For a button of a product's form: the page, what is chosen in it and where it is looked at stay. */
export function useSubmitInPlace(action: string) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  return (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form, event.currentTarget);
    fields.set("redirectTo", pathname + search);
    submit(fields, { method: "post", action: forCustomer(action), preventScrollReset: true, replace: true });
  };
}
