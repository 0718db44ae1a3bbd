// `?customer=ID` selects the customer of an agent's page, so that two tabs can show two customers.
import { attempt, type Client } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { type ActingCustomer, displayName } from "./session";

/** Returns the unvalidated parameter, or null if it is missing or the page is the customer list. */
export function customerInAddress({ pathname, searchParams }: URL): string | null {
  return /^\/(customers|auth)(\/|\.data$|$)/.test(pathname) ? null : searchParams.get("customer");
}

/** Returns null unless it is a customer that the client may act for. The city is not read. */
export async function findActingCustomer(shop: Client, named: string): Promise<ActingCustomer | null> {
  const id = idIn(named);
  const found = id === null ? null : await attempt(shop.customers.get({ id }));
  const profile = found?.ok ? found.value.customer_profile : null;
  if (!found?.ok || !profile) return null;
  const { first_name, last_name } = found.value;
  const name = displayName(profile.business_name, first_name, last_name);
  return { id: found.value.id, name, city: "", type: profile.customer_type };
}

/** Reads the city of the default address, when an agent chooses the customer or first opens it by its address. */
export async function withCity(shop: Client, customer: ActingCustomer): Promise<ActingCustomer> {
  const answer = await attempt(shop.customers.addresses({ customer: customer.id, type: "Billing" }));
  const addresses = answer.ok ? answer.value.results : [];
  return { ...customer, city: (addresses.find(({ is_default }) => is_default) ?? addresses[0])?.city ?? "" };
}
