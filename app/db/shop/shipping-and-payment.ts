// Shipping policies and payment methods, with their texts in each language.

import { z } from "zod";
import { PAYMENT_KINDS, SHOP_CONTEXTS, type ShopContext } from "~/contract/constants/enums";
import { SHIPPING_MEASURES } from "~/contract/constants/shipping";
import type { AddressId, CustomerId } from "~/contract/ids";
import { referenceData } from "~/db/cache/reference-data";
import {
  customerId,
  flag,
  int,
  intOrNull,
  jsonOrNull,
  listOf,
  oneOf,
  type Texts,
  text,
  texts,
} from "~/db/columns";
import { ask, mapQuery, type Query, queryAll } from "~/db/query";
import type { PaymentMethodFacts } from "~/domain/orders/payment";
import { countriesServed, type ShippingPolicyFacts } from "~/domain/orders/shipping";
import { type Database, statement } from "~/platform/database";

export interface PolicyRow extends ShippingPolicyFacts {
  code: string;
  name: Texts;
  description: Texts;
  daysMin: number;
  daysMax: number;
}

export interface MethodRow extends PaymentMethodFacts {
  code: string;
  name: Texts;
  description: Texts;
  instructions: Texts;
}

/** Active shipping policies, in order. */
export const policiesQuery = (): Query<PolicyRow[]> =>
  queryAll(
    statement(
      `SELECT id, code, name, description, price_cents, free_from_cents, estimated_days_min, estimated_days_max, countries,
       include_postal_prefixes, exclude_postal_prefixes, is_pickup, measure, max_weight_grams, price_includes_vat,
       (SELECT json_group_array(json_array(iif(measure = 'weight', from_hundredths / 100.0, from_hundredths), price_cents))
        FROM (SELECT * FROM shipping_bands WHERE policy_id = p.id ORDER BY from_hundredths)) AS bands
     FROM shipping_policies p WHERE is_active = 1 ORDER BY position, id`,
    ),
    (row) => ({
      id: int(row, "id"),
      code: text(row, "code"),
      name: texts(row, "name"),
      description: texts(row, "description"),
      price: int(row, "price_cents"),
      freeFrom: intOrNull(row, "free_from_cents"),
      daysMin: int(row, "estimated_days_min"),
      daysMax: int(row, "estimated_days_max"),
      countries: listOf(row, "countries", z.string()),
      includePrefixes: jsonOrNull(row, "include_postal_prefixes", z.array(z.string())),
      excludePrefixes: jsonOrNull(row, "exclude_postal_prefixes", z.array(z.string())),
      isPickup: flag(row, "is_pickup"),
      measure: oneOf(row, "measure", SHIPPING_MEASURES),
      bands: listOf(row, "bands", z.tuple([z.number(), z.int()])).map(([from, price]) => ({ from, price })),
      maxWeight: intOrNull(row, "max_weight_grams"),
      includesVat: flag(row, "price_includes_vat"),
    }),
  );

const isContext = (name: string): name is ShopContext => SHOP_CONTEXTS.some((one) => one === name);

/**
 * Active payment methods in the operator's order; for equal positions, instant payment comes before bank
 * transfer.
 */
export const methodsQuery = (): Query<MethodRow[]> =>
  mapQuery(allMethodsQuery(), (methods) => methods.filter(({ isActive }) => isActive));

/** Includes inactive methods. */
export const allMethodsQuery = (): Query<(MethodRow & { isActive: boolean })[]> =>
  queryAll(
    statement(
      `SELECT id, code, name, description, instructions, kind, surcharge_cents, contexts, countries, is_active
     FROM payment_methods ORDER BY position, kind <> 'redirect', id`,
    ),
    (row) => ({
      isActive: flag(row, "is_active"),
      id: int(row, "id"),
      code: text(row, "code"),
      name: texts(row, "name"),
      description: texts(row, "description"),
      instructions: texts(row, "instructions"),
      kind: PAYMENT_KINDS.find((kind) => kind === row.kind) ?? "bank_transfer",
      surcharge: int(row, "surcharge_cents"),
      contexts: listOf(row, "contexts", z.string()).filter(isContext),
      countries: jsonOrNull(row, "countries", z.array(z.string())),
    }),
  );

export const listPolicies = (db: Database): Promise<PolicyRow[]> => ask(db, policiesQuery());

/** Countries the shop delivers to, for pages and new addresses. */
export const deliveryCountries = referenceData(
  "delivery-countries",
  mapQuery(policiesQuery(), countriesServed),
);

/** Active shipping policies, cached, for pages. */
export const shownPolicies = referenceData("shipping-policies", policiesQuery());

/**
 * Active payment methods in the operator's order; for equal positions, instant payment comes before bank
 * transfer.
 */
export const listMethods = (db: Database): Promise<MethodRow[]> => ask(db, methodsQuery());

/** Country, province and owner of an address; null if it does not exist or was removed. */
export async function findDestination(
  db: Database,
  address: AddressId,
): Promise<{ user: CustomerId; country: string; postalCode: string } | null> {
  const row = await db.first(
    "SELECT user_id, country, postal_code FROM addresses WHERE id = ? AND is_active = 1",
    address,
  );
  return (
    row && {
      user: customerId(row, "user_id"),
      country: text(row, "country"),
      postalCode: text(row, "postal_code"),
    }
  );
}
