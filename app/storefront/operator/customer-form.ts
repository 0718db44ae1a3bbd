// Saves a posted change of a customer, or returns its errors and the changes that another operator has made meanwhile.
import { attempt } from "~/contract/client";
import type { OperatorClient } from "~/contract/operator/client";
import { type CustomerField, fieldsOf } from "~/contract/operator/customer-forms";
import type { ConflictField } from "~/contract/operator/record-forms";
import type { EditUser, OperatorUser } from "~/contract/operator/users";
import { type FormResult, type Replier, refusedBy } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";

export interface Conflict {
  version: string;
  fields: ConflictField[];
}

type Answer = { ok: true } | { ok: false; status: number; result: FormResult; conflict: Conflict | null };

export async function saveCustomer(
  shop: OperatorClient,
  submission: Replier,
  id: number,
  values: EditUser,
  form: FormData,
): Promise<Answer> {
  const user = await shop.users.get({ id });
  // Fields for which the operator chose the other person's value, and fields that the form does not contain, are not
  // changed.
  const names = fieldsOf(user.customer_profile?.customer_type ?? null).filter(
    (name) => form.has(name) && formText(form, `choose.${name}`) !== "theirs",
  );
  const change = Object.fromEntries(names.map((name) => [name, values[name]]));
  const saved = await attempt(shop.users.edit({ id, version: values.version, ...change }));
  if (saved.ok) return { ok: true };
  const { error } = saved;
  const conflict =
    error.code === "edited_by_another" ? conflictWith(await shop.users.get({ id }), form) : null;
  return { ok: false, status: error.status, result: refusedBy(submission, error), conflict };
}

function conflictWith(user: OperatorUser, form: FormData): Conflict {
  const stored = customerValues(user);
  const fields = fieldsOf(user.customer_profile?.customer_type ?? null).flatMap((name): ConflictField[] => {
    const both = { name, mine: formText(form, name)?.trim() ?? "", theirs: stored[name] };
    return both.mine === both.theirs ? [] : [both];
  });
  return { version: user.version, fields };
}

export function customerValues(user: OperatorUser): Record<CustomerField, string> {
  const { customer_profile: profile } = user;
  return {
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    locale: user.locale,
    business_name: profile?.business_name ?? "",
    vat_number: profile?.vat_number ?? "",
    tax_code: profile?.tax_code ?? "",
    sdi_code: profile?.sdi_code ?? "",
    pec: profile?.pec ?? "",
    agent_code: user.agent_profile?.code ?? "",
    price_list: profile?.price_list ?? "",
    agent: profile?.agent ? String(profile.agent) : "",
    credit_limit: user.credit_limit ?? "",
    payment_days: user.payment_days === null ? "" : String(user.payment_days),
  };
}
