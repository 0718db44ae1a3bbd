// Everything that a quote reads, in one batch: what is charged comes from no cache (CONTRACT §2a.7).
import type { Address } from "~/contract/customers";
import type { UserRow } from "~/db/auth/users";
import {
  CART_STATEMENTS,
  type CartData,
  type CartQuery,
  cartStatements,
  readCart,
} from "~/db/cart/cart-data";
import { productsOf } from "~/db/cart/write-cart";
import { intOrNull, text, textOrNull } from "~/db/columns";
import { addressesStatement, readAddress } from "~/db/customers/addresses";
import {
  type MethodRow,
  methodsStatement,
  type PolicyRow,
  policiesStatement,
  readMethods,
  readPolicies,
} from "~/db/shop/shipping-and-payment";
import { readShopData, type ShopData, shopDataStatements } from "~/db/shop/shop-data";
import { type Row, type Statement, statement } from "~/platform/database";
import { type CouponData, couponStatement, readCoupon } from "./coupons";

/** What of the customer decides prices and VAT. */
export type CustomerData = Pick<
  UserRow,
  "customer_type" | "price_list" | "vat_number" | "vat_checked" | "agent"
>;

export interface CheckoutData {
  cart: CartData;
  shop: ShopData;
  /** Null: no longer one. */
  customer: CustomerData | null;
  addresses: Address[];
  policies: PolicyRow[];
  methods: MethodRow[];
  coupon: CouponData;
}

/** How many statements checkoutStatements gives. */
export const CHECKOUT_STATEMENTS = CART_STATEMENTS + 8;

/** @param coupon its code, normalised; null: none was typed */
export const checkoutStatements = (look: CartQuery, coupon: string | null): Statement[] => [
  ...cartStatements(look),
  ...shopDataStatements(),
  statement(
    `SELECT customer_type, price_list, vat_number, vat_checked, agent FROM users
     WHERE id = ? AND is_active = 1 AND customer_type IS NOT NULL`,
    look.key.customer,
  ),
  addressesStatement(look.key.customer),
  policiesStatement(),
  methodsStatement(),
  couponStatement(coupon, look.key.customer),
];

/** From the rows of checkoutStatements. */
export function readCheckout(rows: Row[][], look: CartQuery): CheckoutData {
  const [settings = [], rates = [], seasons = [], customers = [], ...others] = rows.slice(CART_STATEMENTS);
  const [addresses = [], policies = [], methods = [], coupons = []] = others;
  return {
    cart: readCart(rows, look),
    shop: readShopData([settings, rates, seasons]),
    customer: customers[0] ? customerOf(customers[0]) : null,
    addresses: addresses.map(readAddress),
    policies: readPolicies(policies),
    methods: readMethods(methods),
    coupon: readCoupon(coupons),
  };
}

const customerOf = (row: Row): CustomerData => ({
  customer_type: row.customer_type === "business" ? "business" : "consumer",
  price_list: textOrNull(row, "price_list"),
  vat_number: text(row, "vat_number"),
  vat_checked: textOrNull(row, "vat_checked"),
  agent: intOrNull(row, "agent"),
});

export const readFingerprint = ([row]: Row[]): string => text(row ?? {}, "print");

/**
 * One text of all facts that decide an order's sums and its right to exist, but for those that have a guard of their own:
 * the cart's rows (its version), stock (its CHECK) and a coupon's uses (their trigger). Settings, VAT, shipping policies
 * and payment methods speak through facts_version, which each change of theirs raises.
 */
export function fingerprint(look: CartQuery, coupon: string | null): Statement {
  const items = productsOf(look.key);
  return statement(
    `SELECT json_array(
       (SELECT version FROM facts_version),
       (SELECT json_array(customer_type, price_list, vat_number, vat_checked, agent, is_active) FROM users WHERE id = ?),
       (SELECT json_group_array(json_array(id, country, postal_code, address, address_2, city, province, recipient,
            business_name, vat_number, tax_code, sdi_code, pec, phone, email, type, is_default))
          FROM (SELECT * FROM addresses WHERE user = ? AND is_active = 1 ORDER BY id)),
       (SELECT json_group_array(json_array(item, list, season, standard_cents, special_cents, special_from, special_to, tiers))
          FROM (SELECT * FROM prices WHERE item IN (${items.sql}) ORDER BY id)),
       (SELECT json_group_array(json_array(item, cents, starts_at, ends_at))
          FROM (SELECT pp.item, pp.cents, pr.starts_at, pr.ends_at FROM promotion_prices pp
                JOIN promotions pr ON pr.id = pp.promotion
                WHERE pp.item IN (${items.sql}) AND pr.kind = 'special_price' ORDER BY pp.item, pr.id)),
       (SELECT json_group_array(json_array(id, vat_class, audience, min_qty, qty_step, sold))
          FROM (SELECT p.*, p.is_active AND coalesce(parent.is_active, 1) AS sold FROM products p
                LEFT JOIN products parent ON parent.id = p.parent WHERE p.id IN (${items.sql}) ORDER BY p.id)),
       (SELECT json_array(p.kind, p.value, p.starts_at, p.ends_at, p.min_amount_cents, c.per_customer, c.total_uses)
          FROM coupons c JOIN promotions p ON p.id = c.promotion WHERE c.code = ?)
     ) AS print`,
    look.key.customer,
    look.key.customer,
    ...items.params,
    ...items.params,
    ...items.params,
    coupon,
  );
}
