// `?customer=ID`: for whom an agent's page is, so that two tabs may be for two customers.
import { attempt, type Client } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { type ActingCustomer, displayName } from "./session";

/** What the address says, which may be no id; null where it says nothing, or the page is for choosing a customer. */
export function customerInAddress({ pathname, searchParams }: URL): string | null {
  return /^\/(customers|auth)(\/|\.data$|$)/.test(pathname) ? null : searchParams.get("customer");
}

/** Null where it is no customer of whom the client acts for. */
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
