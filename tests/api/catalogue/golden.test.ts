// The shapes of CONTRACT §2, copied from its page and not derived from the code: a field name that a schema
// loses or misspells passes every test that reads by the schema, but not this one. Fields that the code has
// added are marked.
import { beforeAll, describe, expect, it } from "vitest";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { type SignedIn, signInAs } from "../../support/worker/worker";

type Json = Record<string, unknown>;

const words = (text: string) => text.trim().split(/\s+/);
const ADDRESS = `id type recipient business_name vat_number tax_code sdi_code pec address address_2 postal_code city province
  country phone email`;
// Added: special_to, unit_price.
const PRICE = `product customer season standard_price special_price price reason discount lowest_price_30d vat_rate currency
  includes_vat tiers special_to unit_price`;

const GOLDEN = {
  // Added: is_guest (§14).
  User: "id username first_name last_name email is_agent is_guest must_change_password agent_profile customer_profile",
  Profile: `customer_profile_id business_name customer_type agent vat_number tax_code sdi_code pec price_list`,
  Address: `${ADDRESS} user is_default is_active`,
  AddressCopy: ADDRESS,
  Price: PRICE,
  // Added: price.
  Product: `id slug sku name title short_description description brand categories image images uom package_size min_qty
    qty_step quantity is_backorderable restock_date bestseller new standard_price special_price includes_vat vat_rate
    currency unit_price variants_count custom_fields withdrawal_exception create_date write_date compliance ordered_qty price`,
  Compliance: `gtin mpn net_quantity manufacturer eu_responsible warnings hazard food energy guarantee_months audience`,
  Cart: `id customer season agent currency includes_vat rows_count total_qty rows_total discount vat vat_lines final_price
    promotion version updated_by updated_at`,
  // Added: price_per_unit.
  CartRow: `id cart product qty notes unit_price discount package_size uom vat_rate total_price includes_vat
    price_per_unit product_detail`,
  // Added: restock_date.
  ProductDetail: `product_id parent sku slug name image quantity is_backorderable min_qty qty_step restock_date`,
  Totals: "rows_total discount shipping_price payment_surcharge vat vat_lines total includes_vat currency",
  // Added: placed_by_agent, backordered; paid, refunded, refunds, shipments, changes (§11).
  Order: `id number date status customer agent placed_by_agent season business_name article_count currency includes_vat
    rows_total discount shipping_price payment_surcharge vat vat_lines vat_scheme total coupon customer_reference notes
    locale billing_address shipping_address shipping_policy payment_method payment cig cup requested_date promised_by backordered delivered_at
    withdrawal_until tracking invoice history can_cancel paid refunded refunds shipments changes`,
  // Added: removed_qty, returned_qty (§11), name_today.
  OrderRow: `id order product sku slug name name_today image qty unit_price discount package_size uom vat_rate total_price notes
    shipped_qty removed_qty returned_qty can_reorder`,
  List: "count page page_size page_count results",
};

const expectKeys = (value: unknown, name: keyof typeof GOLDEN) =>
  expect([name, Object.keys(Object(value)).sort()]).toEqual([name, words(GOLDEN[name]).sort()]);

/** A consumer with two pieces of a product at 10.00 net in the cart. */
let who: SignedIn;
let shopper: Awaited<ReturnType<typeof aCustomer>>;
let product: number;
let row: Json;
let quote: Json;
let order: Json;

const json = async (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Json> => Object(await (await who.call(method, path, body, headers)).json());
const one = (value: unknown, name: string): Json => Object(Object(value)[name]);
const firstOf = (list: Json): Json => {
  expectKeys(list, "List");
  return one(list.results, "0");
};

beforeAll(async () => {
  shopper = await aCustomer();
  who = await signInAs(shopper.username);
  product = (await aProduct({ priceCents: 1000 })).id;
  row = await json("POST", "carts/rows/", { product, qty: 2, notes: "senza fretta" });
  quote = await json("POST", "checkout/init/", { cart: row.cart });
  const chosen = one(quote, "chosen");
  order = await json(
    "POST",
    "checkout/",
    { ...chosen, cart: row.cart, expected_total: one(quote, "totals").total, customer_reference: "Rif. 7" },
    { "Idempotency-Key": crypto.randomUUID() },
  );
}, 60_000);

describe("the fields of an answer are those of CONTRACT §2", () => {
  it("User", async () => {
    const user = await json("GET", `users/${shopper.id}/`);
    expectKeys(user, "User");
    expectKeys(user.customer_profile, "Profile");
    expect(user).toMatchObject({ id: shopper.id, is_agent: false, agent_profile: null });
    expect(user.customer_profile).toMatchObject({
      customer_profile_id: shopper.id,
      customer_type: "consumer",
      agent: null,
    });
  });

  it("Address", async () => {
    const address = firstOf(await json("GET", "addresses/?type=Billing"));
    expectKeys(address, "Address");
    expect(address).toMatchObject({ user: shopper.id, type: "Billing", country: "IT", is_active: true });
  });

  it("Product, and the Price in it", async () => {
    const found = await json("GET", `products/p/${product}/`);
    expectKeys(found, "Product");
    expectKeys(found.compliance, "Compliance");
    expectKeys(found.price, "Price");
    expect(found).toMatchObject({
      ...{ id: product, standard_price: "12.20", special_price: null, includes_vat: true },
      ...{ vat_rate: "22.00", currency: "EUR", quantity: 98, min_qty: 1, qty_step: 1, ordered_qty: 2 },
    });
  });

  it("Price", async () => {
    expect(await json("GET", `products/p/price/${product}/`)).toEqual({
      ...{ product, customer: shopper.id, season: null, standard_price: "12.20", special_price: null },
      ...{ price: "12.20", reason: "list", discount: "0.00", lowest_price_30d: null, vat_rate: "22.00" },
      ...{ currency: "EUR", includes_vat: true, tiers: [], special_to: null, unit_price: null },
    });
  });

  it("CartRow", () => {
    expectKeys(row, "CartRow");
    expectKeys(row.product_detail, "ProductDetail");
    expect(row).toMatchObject({
      ...{ product, qty: 2, notes: "senza fretta", unit_price: "12.20", discount: "0.00", package_size: 1 },
      ...{ vat_rate: "22.00", total_price: "24.40", includes_vat: true },
    });
    expect(row.product_detail).toMatchObject({ product_id: product, parent: null, is_backorderable: false });
  });

  it("Cart", () => {
    const cart = one(quote, "cart");
    expectKeys(cart, "Cart");
    expect(cart).toMatchObject({
      ...{ id: row.cart, customer: shopper.id, season: null, agent: null, currency: "EUR" },
      ...{ includes_vat: true, rows_count: 1, total_qty: 2, rows_total: "24.40", discount: "0.00" },
      ...{ vat: "4.40", vat_lines: [{ rate: "22.00", base: "20.00", vat: "4.40" }] },
      ...{ final_price: "24.40", promotion: null, updated_by: shopper.id },
    });
  });

  it("Totals", () => {
    const totals = one(quote, "totals");
    expectKeys(totals, "Totals");
    expect(totals).toMatchObject({ rows_total: "24.40", discount: "0.00", payment_surcharge: "0.00" });
    expect(Number(totals.total)).toBeCloseTo(24.4 + Number(totals.shipping_price), 5);
  });

  it("Order", () => {
    expectKeys(order, "Order");
    expectKeys(order.billing_address, "AddressCopy");
    expectKeys(order.shipping_address, "AddressCopy");
    expect(Object.keys(one(order, "payment_method")).sort()).toEqual(["code", "id", "name"]);
    // Added: is_pickup.
    expect(Object.keys(one(order, "shipping_policy")).sort()).toEqual(["code", "id", "is_pickup", "name"]);
    expect(Object.keys(one(order, "payment")).sort()).toEqual(["instructions", "kind", "pay_url", "state"]);
    expect(order).toMatchObject({
      ...{ customer: shopper.id, agent: null, article_count: 1, currency: "EUR", includes_vat: true },
      ...{ rows_total: "24.40", discount: "0.00", vat_scheme: "standard", total: one(quote, "totals").total },
      ...{ coupon: null, customer_reference: "Rif. 7", locale: "it", delivered_at: null, invoice: null },
    });
    expect(order.number).toMatch(/^\d{4}-\d{6}$/);
  });

  it("OrderRow", async () => {
    const found = firstOf(await json("GET", `orders/rows/?order=${order.id}`));
    expectKeys(found, "OrderRow");
    expect(found).toMatchObject({
      ...{ order: order.id, product, qty: 2, unit_price: "12.20", discount: "0.00", total_price: "24.40" },
      ...{ vat_rate: "22.00", notes: "senza fretta", shipped_qty: 0, can_reorder: true },
    });
  });
});
