// `?customer=ID` selects the customer of an agent's page, so that two tabs can show two customers.
import { attempt, type Client } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { type ActingCustomer, displayName } from "./session";

/** Returns the unvalidated parameter, or null if it is missing or the page is the customer list. */
export function customerInAddress({ pathname, searchParams }: URL): string | null {
  return /^\/(customers|auth)(\/|\.data$|$)/.test(pathname) ? null : searchParams.get("customer");
}

/** Returns null unless it is a customer that the client may act for. */
export async function findActingCustomer(shop: Client, named: string): Promise<ActingCustomer | null> {
  const id = idIn(named);
  if (id === null) return null;
  const [found, addresses] = await Promise.all([
    attempt(shop.customers.get({ id })),
    attempt(shop.customers.addresses({ customer: id, type: "Billing" })),
  ]);
  const profile = found.ok ? found.value.customer_profile : null;
  if (!found.ok || !profile) return null;
  const all = addresses.ok ? addresses.value.results : [];
  const { first_name, last_name } = found.value;
  return {
    id: found.value.id,
    name: displayName(profile.business_name, first_name, last_name),
    city: (all.find(({ is_default }) => is_default) ?? all[0])?.city ?? "",
    type: profile.customer_type,
  };
}
