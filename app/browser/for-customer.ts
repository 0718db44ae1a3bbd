// The customer whom the address of an agent's page names.
import { withCustomer } from "~/paths";

/** Of the page as it is now; undefined for everybody but agents on such a page. */
export const customerOfPage = (): string | undefined =>
  document.querySelector<HTMLElement>("[data-customer]")?.dataset.customer;

/** The same address for that customer. */
export function forCustomer(path: string): string {
  const id = customerOfPage();
  return id === undefined ? path : withCustomer(path, id);
}
