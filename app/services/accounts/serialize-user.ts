// A user on the wire: one profile with one id (CONTRACT §1).
import type { User } from "~/contract/customers";
import type { UserRow } from "~/db/auth/users";

/** Without password, token or the operator's notes (CONTRACT §2). */
export const serializeUser = (user: UserRow): User => ({
  id: user.id,
  username: user.username,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  is_agent: user.is_agent === 1,
  is_guest: user.is_guest === 1,
  must_change_password: user.must_change_password === 1,
  agent_profile: user.is_agent ? { id: user.id, code: user.agent_code ?? "" } : null,
  customer_profile: user.customer_type && {
    customer_profile_id: user.id,
    business_name: user.business_name,
    customer_type: user.customer_type,
    agent: user.agent,
    vat_number: user.vat_number,
    tax_code: user.tax_code,
    sdi_code: user.sdi_code,
    pec: user.pec,
    price_list: user.price_list ?? "retail",
  },
});
