// Actions of the address forms: one function for each intent of CONTRACT §6.
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

export interface AddressesActionData {
  create: FormResult | null;
  addressToConfirm: Address | null;
  message: string | null;
}

export const respond = (parts: Partial<AddressesActionData>, status: number) =>
  json<AddressesActionData>({ create: null, addressToConfirm: null, message: null, ...parts }, { status });

export async function create(
  args: ActionFunctionArgs,
  { shop, viewer, t }: RequestContext,
  input: IntentArgs<"create">,
  refused: (error: ApiError) => FormResult,
) {
  const { intent: _, for_customer: _customer, form_id, redirectTo, ...address } = input;
  // A delivery address must be in a country that the shop delivers to; a billing address may be anywhere.
  const { results: servedCountries } = await shop.shop.shippingCountries({});
  if (address.type === "Shipping" && !servedCountries.includes(address.country)) {
    const message = t("errors:codes.country_not_served");
    const fieldError = { field: "country", code: "country_not_served", message };
    return respond(
      { create: refused(new ApiError(400, "invalid_input", message, {}, [fieldError], null, null)) },
      400,
    );
  }
  const added = await attempt(
    shop.customers.addAddress(
      { ...address, customer: viewer.customer?.id },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!added.ok) return respond({ create: refused(added.error) }, added.error.status);
  return done(args, redirectTo, paths.addresses(), [
    flashMessage("ok", t("server:account.addresses.created")),
  ]);
}

/**
 * Removes an address in two steps: the first post shows the confirmation, the second, with `confirm=yes`, removes the
 * address.
 */
export async function remove(
  args: ActionFunctionArgs,
  { shop, t }: RequestContext,
  input: IntentArgs<"delete">,
) {
  const found = await attempt(shop.customers.address({ id: input.address }));
  if (!found.ok) return respond({ message: found.error.message }, found.error.status);
  if (!found.value.is_active) return respond({ message: t("server:account.addresses.goneAlready") }, 404);
  if (input.confirm !== "yes") return respond({ addressToConfirm: found.value }, 200);
  const removed = await attempt(shop.customers.editAddress({ id: input.address, is_active: false }));
  if (!removed.ok) return respond({ message: removed.error.message }, removed.error.status);
  return done(args, null, paths.addresses(), [flashMessage("ok", t("server:account.addresses.removed"))]);
}

export async function makeDefault(
  args: ActionFunctionArgs,
  { shop, t }: RequestContext,
  input: IntentArgs<"default">,
) {
  const changed = await attempt(shop.customers.editAddress({ id: input.address, is_default: true }));
  if (!changed.ok) return respond({ message: changed.error.message }, changed.error.status);
  return done(args, null, paths.addresses(), [flashMessage("ok", t("server:account.addresses.defaultNow"))]);
}
