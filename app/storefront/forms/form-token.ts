// The hidden fields of a form that changes something: its customer and its idempotency key (CONTRACT §6).
import type { Viewer } from "~/storefront/request/context";

/** One form id per page: the same form sent twice is processed once. Anonymous pages are cached, so they have none. */
export const formTokenOf = (viewer: Viewer): { forCustomer: number | null; formId: string | null } => ({
  forCustomer: viewer.customer?.id ?? null,
  formId: viewer.session ? crypto.randomUUID() : null,
});
