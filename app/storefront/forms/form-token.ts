// What a form that changes something carries unseen: CONTRACT §6, "for whom" and "twice".
import type { Viewer } from "~/storefront/request/context";

/** One name a page: a form sent again unchanged is the same deed. Nobody's pages may be kept for all, so they carry none. */
export const formTokenOf = (viewer: Viewer): { forCustomer: number | null; formId: string | null } => ({
  forCustomer: viewer.customer?.id ?? null,
  formId: viewer.session ? crypto.randomUUID() : null,
});
