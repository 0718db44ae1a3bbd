// Reads everything for a checkout in one batch: what is charged never comes from a cache (CONTRACT §2a.7),
// and what is shown only from one whose version this batch confirms.

import type { Address } from "~/contract/customers";
import type { CustomerId } from "~/contract/ids";
import type { UserRow } from "~/db/auth/users";
import { versionQuery } from "~/db/cache/data-version";
import { referenceData } from "~/db/cache/reference-data";
import { type CartContext, type CartData, cartQuery } from "~/db/cart/cart-data";
import { productsOf } from "~/db/cart/write-cart";
import { agentIdOrNull, text, textOrNull } from "~/db/columns";
import { addressesQuery } from "~/db/customers/addresses";
import { combine, mapQuery, type Query, query, queryFirst } from "~/db/query";
import { type MethodRow, methodsQuery, type PolicyRow, policiesQuery } from "~/db/shop/shipping-and-payment";
import { type ShopData, shopDataQuery } from "~/db/shop/shop-data";
import { changedSince, factsOf } from "~/platform/cache/data-version";
import { type Row, type Statement, statement } from "~/platform/database";
import { type CouponData, couponQuery } from "./coupons";

/** Customer columns that decide prices and VAT. */
export type CustomerData = Pick<
  UserRow,
  "customer_type" | "price_list" | "vat_number" | "vat_checked" | "agent"
>;

/** Terms and options that are the same for every customer. */
export interface ShopTerms {
  shop: ShopData;
  policies: PolicyRow[];
  methods: MethodRow[];
  /** Data version at which the terms were read. */
  facts: string;
}

export interface CheckoutData {
  cart: CartData;
  /** Null: the known terms are out of date. */
  terms: ShopTerms | null;
  /** Null: no longer a customer. */
  customer: CustomerData | null;
  addresses: Address[];
  coupon: CouponData;
  /** Code of the payment method of the customer's last order. */
  usualMethod: string | null;
}

/**
 * @param coupon normalized code; null: no coupon was typed
 * @param known terms to use if their data version is still current; otherwise they are read
 */
export const checkoutQuery = (
  context: CartContext,
  coupon: string | null,
  known: ShopTerms | null,
): Query<CheckoutData> =>
  combine({
    cart: cartQuery(context),
    terms: known
      ? mapQuery(versionQuery(), (version) => (changedSince(version, known.facts) === null ? null : known))
      : termsQuery(),
    customer: customerQuery(context.key.customer),
    addresses: addressesQuery(context.key.customer),
    coupon: couponQuery(coupon, context.key.customer),
    usualMethod: usualMethodQuery(context.key.customer),
  });

const usualMethodQuery = (customer: CustomerId): Query<string | null> =>
  queryFirst(
    statement(
      `SELECT payment_method ->> '$.code' AS code FROM orders
       WHERE customer_id = ? AND status NOT IN ('cancelled', 'failed') ORDER BY date DESC, id DESC LIMIT 1`,
      customer,
    ),
    (row) => textOrNull(row, "code"),
  );

const termsQuery = (): Query<ShopTerms> =>
  combine({
    shop: shopDataQuery(),
    policies: policiesQuery(),
    methods: methodsQuery(),
    facts: mapQuery(versionQuery(), ({ name }) => factsOf(name)),
  });

/** Cached shop terms, for previewing a checkout. */
export const knownTerms = referenceData("terms", termsQuery());

const customerQuery = (customer: CustomerId): Query<CustomerData | null> =>
  queryFirst(
    statement(
      `SELECT customer_type, price_list, vat_number, vat_checked, agent_id FROM users
       WHERE id = ? AND is_active = 1 AND customer_type IS NOT NULL`,
      customer,
    ),
    customerOf,
  );

function customerOf(row: Row): CustomerData {
  return {
    customer_type: row.customer_type === "business" ? "business" : "consumer",
    price_list: textOrNull(row, "price_list"),
    vat_number: text(row, "vat_number"),
    vat_checked: textOrNull(row, "vat_checked"),
    agent: agentIdOrNull(row, "agent_id"),
  };
}

export const fingerprintQuery = (context: CartContext, coupon: string | null): Query<string> =>
  query(fingerprint(context, coupon), ([row = {}]) => text(row, "print"));

/**
 * One text of everything that decides an order's total and its validity, except data with their own guard:
 * the cart's rows (its version), stock (its CHECK) and a coupon's uses (their trigger). Settings, VAT,
 * shipping policies and payment methods are covered by facts_version, which each of their changes raises.
 */
export function fingerprint(context: CartContext, coupon: string | null): Statement {
  const items = productsOf(context.key);
  return statement(
    `SELECT json_array(
       (SELECT version FROM facts_version),
       (SELECT json_array(customer_type, price_list, vat_number, vat_checked, agent_id, is_active) FROM users WHERE id = ?),
       (SELECT json_group_array(json_array(id, country, postal_code, address, address_2, city, province, recipient,
            business_name, vat_number, tax_code, sdi_code, pec, phone, email, type, is_default))
          FROM (SELECT * FROM addresses WHERE user_id = ? AND is_active = 1 ORDER BY id)),
       (SELECT json_group_array(json_array(item_id, list, season_id, standard_cents, special_cents, special_from, special_to, tiers))
          FROM (SELECT * FROM prices WHERE item_id IN (${items.sql}) ORDER BY id)),
       (SELECT json_group_array(json_array(item_id, cents, starts_at, ends_at))
          FROM (SELECT pp.item_id, pp.cents, pr.starts_at, pr.ends_at FROM promotion_prices pp
                JOIN active_promotions pr ON pr.id = pp.promotion_id
                WHERE pp.item_id IN (${items.sql}) AND pr.kind = 'special_price' ORDER BY pp.item_id, pr.id)),
       (SELECT json_group_array(json_array(id, vat_class, audience, min_qty, qty_step, sold))
          FROM (SELECT p.*, p.is_active AND coalesce(parent.is_active, 1) AND p.variants_count = 0 AS sold FROM products p
                LEFT JOIN products parent ON parent.id = p.parent_id WHERE p.id IN (${items.sql}) ORDER BY p.id)),
       (SELECT json_array(p.kind, p.value, p.starts_at, p.ends_at, p.min_amount_cents, c.per_customer, c.total_uses)
          FROM coupons c JOIN active_promotions p ON p.id = c.promotion_id WHERE c.code = ? AND c.is_active = 1)
     ) AS print`,
    context.key.customer,
    context.key.customer,
    ...items.params,
    ...items.params,
    ...items.params,
    coupon,
  );
}
