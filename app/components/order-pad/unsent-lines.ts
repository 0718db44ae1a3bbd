// Unsent lines of the order pad, in the tab's `sessionStorage` until the server has responded. A lost connection loses
// no lines. A retried batch reuses its form id, so the server adds it once. The lines belong to the user who typed
// them: signing out clears the storage, and so does a pad shown to another user.
import { forCustomer } from "~/browser/for-customer";
import { paths } from "~/paths";

export interface Batch {
  /** Form id. */
  id: string;
  lines: string[];
  /** A request was made. The server may have processed it, so no lines are added to this batch. */
  isTried: boolean;
}

const ownedBy = (user: number | null): string => `order-pad:${user ?? ""}:`;
const nameOf = (user: number | null, customer: number | null): string => ownedBy(user) + (customer ?? "");

/** Returns an empty list if there is no storage, or its content is invalid. */
export function storedBatches(user: number | null, customer: number | null): Batch[] {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith("order-pad:") && !name.startsWith(ownedBy(user))) sessionStorage.removeItem(name);
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(user, customer)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isBatch) : [];
  } catch {
    return [];
  }
}

const isBatch = (one: unknown): one is Batch =>
  typeof Object(one).id === "string" && Array.isArray(Object(one).lines);

export function storeBatches(user: number | null, customer: number | null, batches: readonly Batch[]): void {
  try {
    const name = nameOf(user, customer);
    if (batches.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(batches));
  } catch {
    // The storage is full or forbidden: the lines exist only in the page.
  }
}

/** Reason why lines were not sent. They stay in the storage for their customer. */
export type Trouble =
  /** The request may or may not have arrived, so it is sent again. */
  | { kind: "offline" | "signedOut" | "noCustomer" }
  /** `madeFor` is null if the user may not act for the customer of the lines. */
  | { kind: "otherCustomer"; madeFor: { id: number; name: string } | null; now: string };

export type Sent =
  | { added: number; waiting: number; names: string; total: string; undo: string | null }
  /** Refused as a whole. */
  | { errors: string[] }
  | { trouble: Trouble };

const OFFLINE: Sent = { trouble: { kind: "offline" } };

/**
 * Posts one batch of lines.
 * @param path path of the pad's form
 */
export async function sendBatch(path: string, { id, lines }: Batch, customer: number | null): Promise<Sent> {
  const body = new URLSearchParams({ intent: "add-lines", live: "1", form_id: id, lines: lines.join("\n") });
  if (customer !== null) body.set("for_customer", String(customer));
  try {
    const response = await fetch(forCustomer(path), {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    });
    // The pad redirects only if the session or the customer is missing; the target path shows which.
    if (response.redirected)
      return {
        trouble: {
          kind: new URL(response.url).pathname === paths.customers() ? "noCustomer" : "signedOut",
        },
      };
    if (!response.ok && ![400, 409, 413].includes(response.status)) return OFFLINE;
    const { result, errors } = Object(await response.json());
    const wrong = Object(result).wrongCustomer;
    if (wrong)
      return {
        trouble: { kind: "otherCustomer", madeFor: wrong.madeFor, now: Object(wrong.now).name ?? "" },
      };
    return response.ok
      ? (Object(result).live ?? OFFLINE)
      : { errors: Object.values<string[]>(Object(errors)).flat() };
  } catch {
    return OFFLINE;
  }
}
