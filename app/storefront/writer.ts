// What the shop knows already of a signed-in visitor who writes to it: nobody types his own name again.
import type { Visit } from "./enter";
import { displayName } from "./session";

export interface KnownWriter {
  name: string;
  company: string;
  email: string;
}

export async function knownWriter({ shop, visitor }: Visit): Promise<KnownWriter> {
  const { session, customer } = visitor;
  if (!session) return { name: "", company: "", email: "" };
  const user = await shop.customers.get({ id: customer?.id ?? session.user.id });
  return {
    name: displayName("", user.first_name, user.last_name),
    company: user.customer_profile?.business_name ?? "",
    email: user.email,
  };
}
