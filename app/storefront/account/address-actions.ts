// What the addresses' forms do: one function for each intent of CONTRACT §6.
import { type ActionFunctionArgs, json } from "@remix-run/cloudflare";
import type { z } from "zod";
import { ApiError, attempt } from "~/contract/client";
import type { Address } from "~/contract/customers";
import type { addressesForm } from "~/contract/forms";
import { paths } from "~/paths";
import { done, type FormResult } from "~/storefront/forms/form";
import type { RequestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";

type IntentArgs<Intent extends string> = Extract<z.output<typeof addressesForm>, { intent: Intent }>;

/** What the page says of a form that was not, or not yet, done. */
export interface AddressesAnswer {
  /** The refused form for a new address. */
  create: FormResult | null;
  /** The address that is to be confirmed before it goes. */
  asked: Address | null;
  message: string | null;
}

export const answer = (parts: Partial<AddressesAnswer>, status: number) =>
  json<AddressesAnswer>({ create: null, asked: null, message: null, ...parts }, { status });

export async function create(
  args: ActionFunctionArgs,
  { shop, viewer, t }: RequestContext,
  input: IntentArgs<"create">,
  refused: (error: ApiError) => FormResult,
) {
  const { intent: _, for_customer: _customer, form_id, redirectTo, ...address } = input;
  // What is sent goes where the form offers; a bill goes anywhere.
  const { results: served } = await shop.shop.shippingCountries({});
  if (address.type === "Shipping" && !served.includes(address.country)) {
    const message = t("errors:codes.country_not_served");
    const fault = { field: "country", code: "country_not_served", message };
    return answer(
      { create: refused(new ApiError(400, "invalid_input", message, {}, [fault], null, null)) },
      400,
    );
  }
  const added = await attempt(
    shop.customers.addAddress(
      { ...address, customer: viewer.customer?.id },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!added.ok) return answer({ create: refused(added.error) }, added.error.status);
  return done(args, redirectTo, paths.addresses(), [flashMessage("ok", t("account:addresses.created"))]);
}

/** The first post asks, the second one, with `confirm=yes`, does it. */
export async function remove(
  args: ActionFunctionArgs,
  { shop, t }: RequestContext,
  input: IntentArgs<"delete">,
) {
  const found = await attempt(shop.customers.address({ id: input.address }));
  if (!found.ok) return answer({ message: found.error.message }, found.error.status);
  if (!found.value.is_active) return answer({ message: t("account:addresses.goneAlready") }, 404);
  if (input.confirm !== "yes") return answer({ asked: found.value }, 200);
  const removed = await attempt(shop.customers.editAddress({ id: input.address, is_active: false }));
  if (!removed.ok) return answer({ message: removed.error.message }, removed.error.status);
  return done(args, null, paths.addresses(), [flashMessage("ok", t("account:addresses.removed"))]);
}

export async function makeDefault(
  args: ActionFunctionArgs,
  { shop, t }: RequestContext,
  input: IntentArgs<"default">,
) {
  const changed = await attempt(shop.customers.editAddress({ id: input.address, is_default: true }));
  if (!changed.ok) return answer({ message: changed.error.message }, changed.error.status);
  return done(args, null, paths.addresses(), [flashMessage("ok", t("account:addresses.defaultNow"))]);
}
