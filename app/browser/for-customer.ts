// The customer in the URL of an agent's page. Everything rendered or navigated in the browser keeps this customer, like
// the server's markup (storefront/response/keep-customer.ts).
import { withCustomer } from "~/paths";

/** undefined except for agents on such a page. */
export const customerOfPage = (): string | undefined =>
  document.querySelector<HTMLElement>("[data-customer]")?.dataset.customer;

export function forCustomer(path: string): string {
  const id = customerOfPage();
  return id === undefined ? path : withCustomer(path, id);
}

/** Adds the customer to links and forms when they are used: Remix reads a form's action from the element. */
export function nameCustomer(): () => void {
  const events = ["pointerdown", "focusin", "submit"];
  for (const type of events) addEventListener(type, nameInAddress, true);
  addEventListener("formdata", nameInSearch);
  return () => {
    for (const type of events) removeEventListener(type, nameInAddress, true);
    removeEventListener("formdata", nameInSearch);
  };
}

function nameInSearch({ target, formData }: FormDataEvent): void {
  const id = customerOfPage();
  if (id !== undefined && target instanceof HTMLFormElement && target.method === "get")
    formData.set("customer", id);
}

function nameInAddress({ target }: Event): void {
  if (!(target instanceof Element) || customerOfPage() === undefined) return;
  for (const [selector, name] of ADDRESSES) {
    const element = target.closest(selector);
    const path = element?.getAttribute(name);
    if (element && path) element.setAttribute(name, forCustomer(path));
  }
}

const ADDRESSES = [
  ["a[href]", "href"],
  ["form[action]", "action"],
  ["button[formaction]", "formaction"],
] as const;
