// One answer for every call of CONTRACT §3, written by hand from its page. Null: the call has no body in its answer.
import {
  faultsIn,
  flag,
  type Golden,
  instant,
  list,
  matching,
  maybe,
  money,
  oneOf,
  page,
  some,
  text,
  whole,
} from "./golden";
import * as shape from "./golden-shapes";

const results = (each: Golden): Golden => ({ results: some(each) });
const RELATED_KIND = oneOf("Related", "Upselling", "Crosselling", "Spare parts", "Showcase");
const restockAlert = { product: { slug: text, name: text, sku: text }, is_confirmed: flag };
const review = {
  ...{ id: whole, rating: whole, text, name: text, created_at: instant },
  ...{ answer: text, answered_at: maybe(instant) },
};
const ownReview = { ...review, state: oneOf("new", "shown", "hidden"), reason: text };
const apiKey = {
  ...{ id: whole, name: text, scope: oneOf("read", "cart", "order"), ending: text },
  ...{ created_at: instant, expires_at: instant, used_at: maybe(instant) },
};
const orderList = {
  ...{ id: whole, customer: whole, name: text, rows_count: whole, rhythm_weeks: maybe(whole) },
  ...{ next_day: maybe(text), is_due: flag, updated_at: instant },
};
const quote = {
  ...{
    id: whole,
    number: matching(/^PV \d{4}\/\d{5}$/),
    customer: whole,
    customer_name: text,
    made_by: text,
  },
  ...{ state: oneOf("open", "accepted", "declined", "withdrawn", "expired"), created_at: instant },
  ...{ valid_until: matching(/^\d{4}-\d{2}-\d{2}$/), total: money, currency: "EUR" },
  ...{ decided_at: maybe(instant), decided_by: maybe(text), reason: text },
  order: maybe({ id: whole, number: text }),
};
const customerRequest = { id: whole, business_name: text, email: text, created_at: instant };
const login = { token: matching(/^[\w-]{32,}$/), expiry: instant, user: shape.user };

/** True for a category of a tree: a category whose children, if any, are categories of a tree. */
function branch(value: unknown): boolean {
  if (faultsIn(value, shape.category, "").length > 0) return false;
  const children = Reflect.get(Object(value), "children") ?? [];
  return Array.isArray(children) && children.every(branch);
}

export const goldenAnswers: Record<string, Golden | "file"> = {
  "auth.login": login,
  "auth.logout": null,
  "auth.logoutAll": null,
  "auth.isAuthenticated": { authenticated: true, reason: null, expiry: instant },
  "auth.passwordReset": null,
  "auth.otpPasswordChange": null,
  "auth.passwordChange": null,
  "auth.checkPasswordChange": { must_change: false },
  // Added to CONTRACT §3.
  "auth.renew": login,
  "auth.guest": login,
  "auth.guestLink": { ...login, order: whole },
  "auth.signUp": { sign_up: matching(/^[\w-]{32,}$/) },
  "auth.confirmSignUp": { status: "open", login },

  "apiKeys.list": { results: list(apiKey) },
  "apiKeys.create": { ...apiKey, key: matching(/^bk_[\w-]{43}$/) },
  "apiKeys.remove": null,

  "products.list": page(shape.product),
  "products.get": {
    ...shape.product,
    variants: list(shape.variant),
    related: list({ kind: RELATED_KIND, product: shape.product }),
    assets: { images: list(shape.image), documents: list(shape.document), videos: list(shape.document) },
  },
  "products.price": shape.price,
  "products.prices": results(shape.price),
  "products.variants": page(shape.variant),
  "products.variant": shape.variant,
  "products.variantPrice": shape.price,
  "products.related": page({ kind: RELATED_KIND, product: shape.product }, true),
  "products.assets": {
    ...{ images: list(shape.image), documents: list(shape.document), videos: list(shape.document) },
  },
  "products.suggest": { products: some(shape.product), categories: list(shape.category) },
  "products.feed": page({
    ...{ item: shape.product, group: maybe(text), qty: whole, available: whole, weight: maybe(whole) },
    ...{ price: money, sale_price: maybe(money), sale_until: maybe(text) },
    shipping: { service: text, price: money },
  }),
  "products.facets": {
    categories: some({ slug: text, name: text, count: whole }),
    custom_fields: some({
      ...{ key: text, label: text, unit: maybe(text) },
      values: some({ value: text, label: text, count: whole }),
    }),
    price: { min: money, max: money },
  },

  "categories.menu": results(shape.category),
  "categories.tree": results(branch),
  "categories.ancestors": { results: list(shape.category) },
  "categories.get": shape.category,
  "customFields.product": results(shape.customField),
  "customFields.category": results(shape.customField),
  "customFields.user": { results: list(shape.customField) },
  "customFields.get": shape.customField,

  "customers.users": page(shape.user),
  "customers.list": page({ ...shape.user, last_order_date: maybe(instant) }),
  "customers.get": shape.user,
  "customers.addresses": page(shape.address),
  "customers.address": shape.address,
  "customers.addAddress": {
    ...{ ...shape.address, type: "Shipping", recipient: "Magazzino di prova", address: "Via della Prova 1" },
    ...{ postal_code: "50100", city: "Firenze", province: "FI", country: "IT", is_active: true },
  },
  "customers.editAddress": { ...shape.address, is_active: false },

  "customerRequests.list": { results: list(customerRequest) },
  "customerRequests.create": customerRequest,

  "cart.getOrCreate": shape.cart,
  "cart.rows": page(shape.cartRow),
  "cart.addRow": { ...shape.cartRow, notes: "con calma" },
  "cart.editRow": shape.cartRow,
  "cart.removeRow": null,
  "cart.clear": null,
  "cart.batch": {
    added: some(shape.cartRow),
    refused: some({ index: 1, code: "product_not_found", message: text }),
  },
  // Added to CONTRACT §3.
  "orderPad.get": {
    currency: "EUR",
    lines: list({ id: whole, written: text, reason: { code: text, message: text } }),
    lists: list(orderList),
    entered: list(shape.cartRow),
    standing: { due: money, overdue: money, credit_limit: maybe(money), usual_days: maybe(whole) },
  },
  "orderLists.list": { results: list(orderList) },
  "orderLists.get": {
    ...orderList,
    currency: "EUR",
    rows: some({ item: shape.padItem, qty: whole, notes: text }),
    gone: 0,
  },
  "orderLists.create": { ...orderList, unknown: some(1) },
  "orderLists.edit": { ...orderList, rhythm_weeks: 4, next_day: text },
  "orderLists.saveRows": { unknown: list(whole) },
  "orderLists.remove": null,
  "orderLists.addToCart": { added: some(shape.cartRow), waiting: list({ index: whole, code: text }) },
  "orderPad.search": results(shape.padItem),
  "orderPad.addLines": {
    added: some(shape.cartRow),
    waiting: some({ index: 1, code: "product_not_found", message: text }),
  },
  "orderPad.columns": { columns: some(maybe(text)) },
  "orderPad.read": {
    columns: list(maybe(text)),
    is_certain: true,
    lines: some({ index: whole, written: text, code: text, qty: text, notes: text, shape: text }),
  },
  "orderPad.bought": {
    ...Object(page(shape.padItem)),
    typed: list({ product: whole, qty: text }),
    typed_lines: whole,
    typed_total: money,
  },
  "orderPad.saveQuantities": null,
  "orderPad.addTyped": {
    added: list(shape.cartRow),
    waiting: list({ index: whole, code: text, message: text }),
  },
  "wishlist.getOrCreate": shape.wishlist,
  "wishlist.rows": page(shape.wishlistRow),
  "wishlist.addRow": shape.wishlistRow,
  "wishlist.editRow": { ...shape.wishlistRow, notes: "per la vendemmia" },
  "wishlist.removeRow": null,
  "promotions.applyCoupon": { discount: money, final_price: money, type: "percent" },

  "shop.paymentMethodsB2b": results(shape.paymentMethod),
  "shop.paymentMethods": results(shape.paymentMethod),
  "shop.shippingPolicies": results(shape.datedShippingPolicy),
  // Added to CONTRACT §3.
  "shop.shippingCountries": { results: some(matching(/^[A-Z]{2}$/)) },
  "shop.seasons": {
    results: list({ id: whole, name: text, custom_field_value: text, is_active: flag }),
  },
  // Added to CONTRACT §3.
  "shop.settings": { results: some({ key: text }) },
  "shop.setting": { key: "SHOP_NAME", value: text },
  "shop.health": { status: "ok", database: "ok", kv: "ok" },

  "checkout.init": {
    ...{ cart: shape.cart, rows: some(shape.cartRow), addresses: some(shape.address) },
    ...{ shipping_policies: some(shape.shippingPolicy), payment_methods: some(shape.paymentMethod) },
    ...{ totals: shape.totals, problems: list({ code: text, message: text }) },
  },
  // Added to CONTRACT §3. The rows have no cart.
  "checkout.quote": {
    ...{
      cart: shape.cart,
      rows: some(shape.cartRow),
      added: list(shape.cartRow),
      addresses: list(shape.address),
    },
    ...{ shipping_policies: some(shape.shippingPolicy), payment_methods: some(shape.paymentMethod) },
    ...{ totals: shape.totals, refused: some({ index: whole, code: text, message: text }) },
  },
  "checkout.place": { ...shape.order, status: "pending", can_cancel: true },
  "orders.list": page(shape.order),
  "orders.rows": page(shape.orderRow),
  "orders.get": shape.order,
  "orders.doc": "file",
  "quotes.list": page(quote, true),
  "quotes.request": { id: whole, created_at: instant, note: "per sabato", rows_count: whole },
  "quotes.get": {
    ...quote,
    rows: some({ product: whole, sku: text, qty: whole, unit_price: money, available: maybe(whole) }),
    problems: list({ code: text, message: text }),
    ...{ vat: money, rows_total: money, shipping_price: money, notes: text, coupon: maybe(text) },
  },
  "quotes.document": "file",
  "quotes.create": { ...quote, state: "open" },
  "quotes.send": null,
  "quotes.accept": { ...quote, state: "accepted", order: { id: whole, number: text } },
  "quotes.decline": { ...quote, state: "declined", reason: "troppo caro" },
  "quotes.withdraw": { ...quote, state: "withdrawn", reason: "prezzi nuovi" },
  "orders.cancel": { ...shape.order, status: "cancelled", can_cancel: false },
  "payments.get": shape.payableOrder,
  "payments.open": { order: shape.order.id, url: text },
  "documents.list": page(shape.document),
  "documents.file": "file",

  "content.articles": page(shape.articleInList),
  "content.article": shape.article,
  "content.sliders": results(shape.slider),
  "content.pages": results({ slug: text, title: text }),
  "content.links": results({
    place: oneOf("menu", "catalogue", "company", "service"),
    ...{ label: text, target: text },
  }),
  "content.page": {
    ...{ slug: text, title: text, description: text, updated_at: instant },
    blocks: some({
      id: whole,
      type: oneOf(
        ...["hero", "rich_text", "image", "category_grid", "product_carousel", "canvas", "slider"],
        ...["news", "columns", "cta", "faq", "html"],
        // Added to CONTRACT §2.
        ...["promises", "calendar"],
      ),
      props: {},
    }),
  },
  "content.canvasses": results(shape.canvas),
  "content.canvas": shape.canvas,
  "content.promotions": results(shape.promotion),
  "content.promotion": shape.promotion,
  // Added to CONTRACT §3.
  "content.redirect": { to: text, status: whole },
  "content.sitemap": { count: whole, results: some({ slug: text, updated_at: instant }) },
  "punchOut.open": {
    ...login,
    ...{ return_to: { kind: "cxml", url: text, operation: "create", buyer_cookie: text } },
    items: list({ sku: text, qty: whole }),
  },
  "restockAlerts.create": { state: oneOf("unconfirmed", "confirmed") },
  "restockAlerts.get": restockAlert,
  "restockAlerts.confirm": restockAlert,
  "restockAlerts.end": null,
  "newsletter.subscribe": { state: "unconfirmed" },
  "newsletter.get": { state: oneOf("unconfirmed", "confirmed", "ended") },
  "newsletter.confirm": { state: "confirmed" },
  "newsletter.end": { state: "ended" },
  "reviews.list": {
    ...{ count: whole, page: 1, page_size: whole, page_count: whole, results: some(review) },
    average: maybe(matching(/^[1-5]\.\d$/)),
  },
  "reviews.ofOrder": {
    order: { id: whole, number: text },
    name: text,
    products: some({ product: whole, slug: text, name: text, review: maybe(ownReview) }),
  },
  "reviews.put": ownReview,
  "reviews.stop": null,
  "contacts.send": {},
  "withdrawals.send": { received_at: instant, reference: text },
};
