// Lines on their way to the server, in the tab's own store until it has answered: a line that drops loses none, and each
// goes once, since what was tried keeps its form id. The lines are their writer's: a sign-out empties the store, and so does
// a pad that is shown to somebody else.
import { forCustomer } from "~/browser/for-customer";

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

export type Sent =
  | { added: number; waiting: number; names: string }
  /** Refused as a whole. */
  | { errors: string[] }
  /** Not sent, or nobody knows: to be sent again. */
  | null;

/** @param path of the pad's form */
export async function sendBatch(path: string, { id, lines }: Batch, customer: number | null): Promise<Sent> {
  const body = new URLSearchParams({ intent: "add-lines", live: "1", form_id: id, lines: lines.join("\n") });
  if (customer !== null) body.set("for_customer", String(customer));
  try {
    const response = await fetch(forCustomer(path), {
      method: "POST",
      // Only who is signed out is led elsewhere.
      redirect: "manual",
      headers: { Accept: "application/json" },
      body,
    });
    if (!response.ok && response.status !== 400 && response.status !== 413) return null;
    const { result, errors } = Object(await response.json());
    return response.ok
      ? (Object(result).live ?? null)
      : { errors: Object.values<string[]>(Object(errors)).flat() };
  } catch {
    return null;
  }
}
