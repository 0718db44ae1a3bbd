// Lines on their way to the server, in the tab's own store until it has answered: a line that drops loses none, and each
// goes once, since what was tried keeps its form id. The lines are their writer's: a sign-out empties the store, and so does
// a pad that is shown to somebody else.
import { forCustomer } from "~/browser/for-customer";
import { paths } from "~/paths";

export interface Batch {
  /** The form id. */
  id: string;
  lines: string[];
  /** It was tried: the server may have it already, so nothing is added to it. */
  isTried: boolean;
}

const ownedBy = (user: number | null): string => `order-pad:${user ?? ""}:`;
const nameOf = (user: number | null, customer: number | null): string => ownedBy(user) + (customer ?? "");

/** Empty where the browser has no store, or something else in it. */
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
    // A full or forbidden store: the lines are in the page alone.
  }
}

/** Reason for which lines were not sent; they stay in the store for their customer. */
export type Trouble =
  /** The request may or may not have arrived: it is sent again. */
  | { kind: "offline" | "signedOut" | "noCustomer" }
  /** `madeFor` is null where the user may not act for the lines' customer. */
  | { kind: "otherCustomer"; madeFor: { id: number; name: string } | null; now: string };

export type Sent =
  | { added: number; waiting: number; names: string; total: string; undo: string | null }
  /** Refused as a whole. */
  | { errors: string[] }
  | { trouble: Trouble };

const OFFLINE: Sent = { trouble: { kind: "offline" } };

/** @param path of the pad's form */
export async function sendBatch(path: string, { id, lines }: Batch, customer: number | null): Promise<Sent> {
  const body = new URLSearchParams({ intent: "add-lines", live: "1", form_id: id, lines: lines.join("\n") });
  if (customer !== null) body.set("for_customer", String(customer));
  try {
    const response = await fetch(forCustomer(path), {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    });
    // Nothing else leads to another page: the address of that page tells why.
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
