// Hidden fields of a form that changes data: its customer and its idempotency key (CONTRACT §6).
import type { Viewer } from "~/storefront/request/context";

/**
 * Creates one form id per page, so that the same form posted twice is processed once. Anonymous pages are cached, so
 * they have no form id.
 */
export const formTokenOf = (viewer: Viewer): { forCustomer: number | null; formId: string | null } => ({
  forCustomer: viewer.customer?.id ?? null,
  formId: viewer.session ? crypto.randomUUID() : null,
});
