// The shapes of CONTRACT §2, copied from its page and not derived from the code.
import {
  anything,
  date,
  flag,
  instant,
  list,
  matching,
  maybe,
  money,
  oneOf,
  percent,
  text,
  whole,
} from "./golden";

export const image = { url: matching(/^\/|^https?:/), alt: text, width: whole, height: whole };
export const customField = {
  ...{
    id: whole,
    key: text,
    label: text,
    value: text,
    value_label: text,
    filterable: flag,
    is_key_fact: flag,
  },
  unit: maybe(text),
};
const vatLines = list({ rate: percent, base: money, vat: money });

export const price = {
  ...{ product: whole, customer: maybe(whole), season: maybe(whole) },
  ...{ standard_price: money, special_price: maybe(money), price: money },
  reason: oneOf("list", "season", "tier", "special", "promotion"),
  ...{
    discount: percent,
    lowest_price_30d: maybe(money),
    vat_rate: percent,
    currency: "EUR",
    includes_vat: flag,
  },
  tiers: list({ min_qty: whole, price: money }),
};
const compliance = {
  ...{ gtin: maybe(text), mpn: maybe(text), net_quantity: maybe({ value: text, unit: text }) },
  manufacturer: maybe({ name: text, address: maybe(text), contact: maybe(text) }),
  ...{ eu_responsible: maybe(text), warnings: maybe(list(text)) },
  hazard: maybe({ pictograms: list(matching(/^GHS0\d$/)), signal: maybe(text), statements: list(text) }),
  food: maybe({ ingredients: text, allergens: list(text), nutrition: anything }),
  energy: maybe({ class: matching(/^[A-G]$/), eprel: maybe(text) }),
  ...{ guarantee_months: maybe(whole), audience: oneOf("all", "business") },
};
export const product = {
  ...{
    id: whole,
    slug: text,
    sku: text,
    name: text,
    title: text,
    short_description: text,
    description: text,
  },
  ...{ brand: text, categories: list(text), image: maybe(image), images: list(image), uom: text },
  ...{ package_size: whole, min_qty: whole, qty_step: whole, quantity: whole, is_backorderable: flag },
  ...{
    restock_date: maybe(date),
    bestseller: flag,
    new: flag,
    standard_price: money,
    special_price: maybe(money),
  },
  ...{ includes_vat: flag, vat_rate: percent, currency: "EUR" },
  unit_price: maybe({ price: money, per: oneOf("kg", "l", "m", "m2", "piece") }),
  ...{ variants_count: whole, custom_fields: list(customField), withdrawal_exception: maybe(text) },
  ...{ create_date: instant, write_date: instant, compliance },
};
export const variant = {
  ...{ ...product, parent: whole, attributes: list({ key: text, label: text, value: text }) },
};
export const category = {
  ...{ id: whole, slug: text, name: text, taxonomy: "Default", parent: maybe(whole), position: whole },
  ...{ image: maybe(image), description: text, product_count: whole, custom_fields: list(customField) },
};

export const user = {
  ...{
    id: whole,
    username: text,
    first_name: text,
    last_name: text,
    email: text,
    is_agent: flag,
    is_guest: flag,
  },
  ...{ must_change_password: flag, agent_profile: maybe({ id: whole, code: text }) },
  customer_profile: maybe({
    ...{ customer_profile_id: whole, business_name: text, customer_type: oneOf("business", "consumer") },
    ...{ agent: maybe(whole), vat_number: text, tax_code: text, sdi_code: text, pec: text, price_list: text },
  }),
};
const addressCopy = {
  ...{ id: maybe(whole), type: oneOf("Billing", "Shipping"), recipient: text, business_name: text },
  ...{ vat_number: text, tax_code: text, sdi_code: text, pec: text, address: text, address_2: text },
  ...{
    postal_code: text,
    city: text,
    province: text,
    country: matching(/^[A-Z]{2}$/),
    phone: text,
    email: text,
  },
};
export const address = { ...addressCopy, id: whole, user: whole, is_default: flag, is_active: flag };

export const cart = {
  ...{ id: maybe(whole), customer: whole, season: maybe(whole), agent: maybe(whole), currency: "EUR" },
  ...{
    includes_vat: flag,
    rows_count: whole,
    total_qty: whole,
    rows_total: money,
    discount: money,
    vat: money,
  },
  ...{ vat_lines: vatLines, final_price: money, promotion: maybe(whole), version: whole },
  ...{ updated_by: maybe(whole), updated_at: maybe(instant) },
};
const productDetail = {
  ...{ product_id: whole, parent: maybe(whole), sku: text, slug: text, name: text, image: maybe(image) },
  ...{ quantity: whole, is_backorderable: flag, min_qty: whole, qty_step: whole },
};
export const cartRow = {
  ...{
    id: whole,
    cart: whole,
    product: whole,
    qty: whole,
    notes: text,
    unit_price: money,
    discount: percent,
  },
  ...{ package_size: whole, uom: text, vat_rate: percent, total_price: money, includes_vat: flag },
  product_detail: productDetail,
};
export const padItem = {
  ...{ product_detail: productDetail, uom: text, package_size: whole, unit_price: money, includes_vat: flag },
  last: maybe({ date: instant, qty: whole, unit_price: money }),
};
export const wishlist = {
  ...{ id: maybe(whole), customer: whole, season: maybe(whole), agent: maybe(whole), rows_count: whole },
};
export const wishlistRow = {
  ...{ id: whole, wishlist: whole, product: whole, notes: text, product_detail: productDetail },
  create_date: instant,
};
export const totals = {
  ...{ rows_total: money, discount: money, shipping_price: money, payment_surcharge: money, vat: money },
  ...{ vat_lines: vatLines, total: money, includes_vat: flag, currency: "EUR" },
};
export const shippingPolicy = {
  ...{ id: whole, code: text, name: text, description: text, price: money, includes_vat: flag },
  ...{ free_from: maybe(money), estimated_days_min: whole, estimated_days_max: whole },
  ...{ countries: list(matching(/^[A-Z]{2}$/)), is_pickup: flag },
  ...{ measure: oneOf("none", "weight", "value"), max_weight_g: maybe(whole), price_includes_vat: flag },
  bands: list({ from: money, price: money }),
};
export const datedShippingPolicy = { ...shippingPolicy, promised_by: date, arrives_by: date };
export const paymentMethod = {
  ...{ id: whole, code: text, name: text, description: text, instructions: text, surcharge: money },
  kind: oneOf("bank_transfer", "cash_on_delivery", "invoice", "redirect"),
  contexts: list(oneOf("b2b", "b2c")),
};

const status = oneOf(
  ...["pending", "failed", "processing", "completed", "refunded", "partially_refunded"],
  ...["cancelled", "shipped", "partially_shipped"],
);
const named = { id: whole, code: text, name: text };
export const order = {
  ...{
    id: whole,
    number: matching(/^\d{4}-\d{6}$/),
    date: date,
    status,
    customer: whole,
    agent: maybe(whole),
    placed_by_agent: maybe(text),
  },
  ...{ season: maybe(whole), business_name: text, article_count: whole, currency: "EUR", includes_vat: flag },
  ...{ rows_total: money, discount: money, shipping_price: money, payment_surcharge: money, vat: money },
  ...{ vat_lines: vatLines, vat_scheme: oneOf("standard", "reverse_charge", "oss"), total: money },
  ...{ coupon: maybe(text), customer_reference: maybe(text), notes: text, locale: oneOf("it", "en", "es") },
  ...{
    billing_address: addressCopy,
    shipping_address: addressCopy,
    shipping_policy: { ...named, is_pickup: flag },
    payment_method: named,
  },
  payment: {
    kind: oneOf("bank_transfer", "cash_on_delivery", "invoice", "redirect"),
    state: oneOf("due", "paid", "failed", "refunded"),
    ...{ instructions: text, pay_url: maybe(text) },
  },
  ...{ cig: maybe(text), cup: maybe(text), promised_by: date, delivered_at: maybe(date) },
  requested_date: maybe(date),
  backordered: maybe({ count: whole, restock_date: maybe(date) }),
  withdrawal_until: maybe(date),
  tracking: list({ carrier: text, number: text, url: text, shipped_at: date }),
  invoice: maybe({ number: text, date: date, document: maybe(whole) }),
  ...{ history: list({ status, at: instant }), can_cancel: flag },
};
const { id, number, date: placed, article_count, currency, total, payment_method, promised_by } = order;
export const payableOrder = {
  ...{ id, number, date: placed, article_count, currency, total, payment_method, promised_by },
  ...{ status: order.status, shipping_policy: order.shipping_policy, payment: order.payment },
  backordered: order.backordered,
  requested_date: order.requested_date,
};
export const orderRow = {
  ...{ id: whole, order: whole, product: whole, sku: text, slug: text, name: text, image: maybe(image) },
  ...{ qty: whole, unit_price: money, discount: percent, package_size: whole, uom: text, vat_rate: percent },
  ...{ total_price: money, notes: text, shipped_qty: whole, can_reorder: flag },
};
export const document = {
  ...{ id: whole, title: text },
  type: oneOf(
    ...["catalogue", "price_list", "technical_sheet", "safety_sheet", "certificate", "invoice"],
    ...["delivery_note", "order_confirmation", "video"],
  ),
  ...{
    locale: maybe(oneOf("it", "en", "es")),
    mime: text,
    size: maybe(whole),
    date: date,
    url: matching(/^\//),
  },
};
const articleSummary = {
  ...{
    id: whole,
    slug: text,
    title: text,
    excerpt: text,
    image: maybe(image),
    author: text,
    tags: list(text),
  },
  published_at: instant,
};
export const articleInList = articleSummary;
export const article = { ...articleSummary, body: matching(/</) };
export const slider = {
  ...{ id: whole, slot: text },
  slides: list({
    ...{ image: maybe(image), image_mobile: maybe(image), title: text, text: text },
    ...{ cta_label: maybe(text), cta_href: maybe(text) },
  }),
};
export const canvas = {
  ...{ id: whole, slug: text, title: text, subtitle: text, body: text, image: maybe(image) },
  ...{ cta_label: maybe(text), cta_href: maybe(text), promotion: maybe(whole), position: whole },
};
export const promotion = {
  ...{ id: whole, slug: text, name: text, description: text },
  kind: oneOf("percent", "fixed", "free_shipping", "special_price"),
  ...{ value: money, starts_at: date, ends_at: date, min_amount: maybe(money), canvas: maybe(whole) },
};
