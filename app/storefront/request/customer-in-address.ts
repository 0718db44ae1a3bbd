// `?customer=ID` selects the customer of an agent's page, so that two tabs can show two customers.
import { attempt, type Client } from "~/contract/client";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { idIn } from "~/contract/input/id";
import { type ActingCustomer, displayName } from "./session";

/** Returns the unvalidated parameter, or null if it is missing or the page is the customer list. */
export function customerInAddress({ pathname, searchParams }: URL): string | null {
  return /^\/(customers|auth)(\/|\.data$|$)/.test(pathname) ? null : searchParams.get("customer");
}

/** Returns null unless it is a customer that the client may act for. */
export async function findActingCustomer(shop: Client, named: string): Promise<ActingCustomer | null> {
  const id = idIn(named);
  const found = id === null ? null : await attempt(shop.customers.get({ id }));
  const profile = found?.ok ? found.value.customer_profile : null;
  if (!found?.ok || !profile) return null;
  const { first_name, last_name } = found.value;
  return {
    id: found.value.id,
    name: displayName(profile.business_name, first_name, last_name),
    type: profile.customer_type,
  };
}

/** The same customer, with the town in the name where another customer of the agent has that name. */
export async function withTown(shop: Client, customer: ActingCustomer): Promise<ActingCustomer> {
  const { results } = await shop.customers.list({ search: customer.name.slice(0, MAX_SEARCH_LENGTH) });
  const namesakes = results.filter(
    ({ customer_profile: profile, first_name, last_name }) =>
      displayName(profile?.business_name ?? "", first_name, last_name) === customer.name,
  );
  const town = namesakes.find(({ id }) => id === customer.id)?.city;
  return namesakes.length > 1 && town ? { ...customer, name: `${customer.name} · ${town}` } : customer;
}
