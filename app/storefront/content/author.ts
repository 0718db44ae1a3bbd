// Prefills the contact and withdrawal forms with the signed-in user's name, company and email.
import type { RequestContext } from "~/storefront/request/context";
import { displayName } from "~/storefront/request/session";

export interface KnownAuthor {
  name: string;
  company: string;
  email: string;
}

export async function knownAuthor({ shop, viewer }: RequestContext): Promise<KnownAuthor> {
  const { session, customer } = viewer;
  // A punch-out user acts for the business but does not own its account.
  if (!session || session.punchOut) return { name: "", company: "", email: "" };
  const user = await shop.customers.get({ id: customer?.id ?? session.user.id });
  return {
    name: displayName("", user.first_name, user.last_name),
    company: user.customer_profile?.business_name ?? "",
    email: user.email,
  };
}
