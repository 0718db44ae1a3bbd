// THE API MAP: every call of CONTRACT §3 that this shop serves. The server mounts these rows, the client calls them.
import { z } from "zod";
import * as accounts from "./accounts";
import * as auth from "./auth";
import type { Call } from "./call";
import * as cart from "./cart";
import { Category, DEFAULT_TAXONOMY, Suggestions } from "./categories";
import * as checkout from "./checkout";
import { ORDER_DOCUMENTS } from "./constants/enums";
import {
  MAX_COUPON_LENGTH,
  MAX_ORDER_SEARCH_LENGTH,
  MAX_POSTAL_CODE_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_TAG_LENGTH,
} from "./constants/limits";
import * as content from "./content";
import * as customers from "./customers";
import { Document, documentFilters } from "./documents";
import * as messages from "./messages";
import * as orders from "./orders";
import { Price } from "./prices";
import * as products from "./products";
import { CouponAnswer } from "./promotions";
import * as shop from "./shop";
import { Day, Id, listOf, paging, resultsOf } from "./wire";
import * as wishlist from "./wishlist";

/** Outside this server a copy lives no longer than a change may take to be seen: 60 s (CONTRACT §8). SPEC §9's
 * lifetimes are those of the server's own memory, which a change ends: db/cache/cached.ts. */
const DEFAULT = { maxAge: 60 };
/** Prices and stock are in it: a shared cache asks again each time. */
const LIVE = { maxAge: 0 };

const byId = z.object({ id: Id });
const byIdOrSlug = z.object({ id: z.string().min(1).max(MAX_SLUG_LENGTH) });
const { forCustomer } = customers;

export const calls = {
  auth: {
    login: {
      method: "POST",
      path: "auth/login/",
      access: "anyone",
      answer: auth.LoginAnswer,
      errors: ["invalid_credentials", "password_change_required"],
    },
    logout: { method: "POST", path: "auth/logout/", access: "token", answer: null, status: 204 },
    logoutAll: { method: "POST", path: "auth/logout-all/", access: "token", answer: null, status: 204 },
    isAuthenticated: {
      method: "GET",
      path: "auth/is-authenticated/",
      access: "anyone",
      answer: auth.SessionState,
    },
    passwordChange: {
      method: "POST",
      path: "auth/password-change/",
      access: "anyone",
      body: auth.PasswordChange,
      answer: null,
      status: 204,
      errors: ["invalid_password", "weak_password", "user_not_found"],
    },
    passwordReset: {
      method: "POST",
      path: "auth/password-reset/",
      access: "anyone",
      body: auth.Username,
      answer: null,
      status: 204,
      errors: ["user_not_found"],
    },
    otpPasswordChange: {
      method: "POST",
      path: "auth/otp-password-change/",
      access: "anyone",
      body: auth.CodePasswordChange,
      answer: null,
      status: 204,
      errors: ["weak_password", "invalid_otp", "user_not_found"],
    },
    checkPasswordChange: {
      method: "POST",
      path: "auth/check-psswd-change/",
      access: "anyone",
      body: auth.Username,
      answer: auth.MustChange,
      errors: ["user_not_found"],
    },
    /** Added: a consumer without a password, for one order. Sent with an Idempotency-Key, key and e-mail name one guest. */
    guest: {
      method: "POST",
      path: "auth/guest/",
      access: "anyone",
      body: accounts.GuestInput,
      answer: auth.LoginAnswer,
      idempotent: "optional",
      errors: ["guest_checkout_closed", "idempotency_mismatch"],
    },
    /** Added: the link in a guest's email opens the guest's orders. */
    guestLink: {
      method: "POST",
      path: "auth/guest/link/",
      access: "anyone",
      body: accounts.GuestLink,
      answer: accounts.GuestLinkAnswer,
      errors: ["not_found"],
    },
    /** Added: an account of one's own; the answer is the same whether or not the e-mail has one. */
    signUp: {
      method: "POST",
      path: "auth/sign-up/",
      access: "anyone",
      body: accounts.SignUp,
      answer: accounts.SignUpAnswer,
      errors: ["sign_up_closed", "weak_password", "consent_required"],
    },
    /** Added: the code of a sign-up opens the account. */
    confirmSignUp: {
      method: "POST",
      path: "auth/sign-up/confirm/",
      access: "anyone",
      body: accounts.SignUpCode,
      answer: accounts.SignUpResult,
      errors: ["invalid_otp", "sign_up_done", "account_exists"],
    },
    /** Added: a new token for a session whose standing changes; the old one ends (an agent chose another customer). */
    renew: { method: "POST", path: "auth/renew/", access: "token", answer: auth.LoginAnswer },
  },
  products: {
    list: {
      method: "GET",
      path: "products/p/",
      access: "anyone",
      query: products.ProductQuery,
      answer: products.ProductList,
      cache: LIVE,
    },
    get: {
      method: "GET",
      path: "products/p/:id/",
      access: "anyone",
      params: byIdOrSlug,
      query: z.object({ expand: z.string().optional(), ...forCustomer, season: Id.optional() }),
      answer: products.ProductExpanded,
      cache: LIVE,
    },
    price: {
      method: "GET",
      path: "products/p/price/:id/",
      access: "anyone",
      params: byId,
      query: z.object({ ...forCustomer, season: Id.optional() }),
      answer: Price,
      cache: LIVE,
    },
    prices: {
      method: "GET",
      path: "products/p/prices/",
      access: "anyone",
      query: z.object({ ids: z.string().max(2000), ...forCustomer, season: Id.optional() }),
      answer: resultsOf(Price),
      cache: LIVE,
    },
    variants: {
      method: "GET",
      path: "products/pp/",
      access: "anyone",
      query: z.object({ parent: Id, ...forCustomer, season: Id.optional(), ...paging }),
      answer: listOf(products.Variant),
      cache: LIVE,
    },
    variant: {
      method: "GET",
      path: "products/pp/:id/",
      access: "anyone",
      params: byIdOrSlug,
      query: z.object({ ...forCustomer, season: Id.optional() }),
      answer: products.Variant,
      cache: LIVE,
    },
    variantPrice: {
      method: "GET",
      path: "products/pp/price/:id/",
      access: "anyone",
      params: byId,
      query: z.object({ ...forCustomer, season: Id.optional() }),
      answer: Price,
      cache: LIVE,
    },
    suggest: {
      method: "GET",
      path: "products/p/suggest/",
      access: "anyone",
      query: z.object({ search: z.string().max(MAX_SEARCH_LENGTH), ...forCustomer }),
      answer: Suggestions,
      cache: LIVE,
    },
    facets: {
      method: "GET",
      path: "products/p/facets/",
      access: "anyone",
      query: products.ProductQuery,
      answer: products.Facets,
      cache: LIVE,
    },
    related: {
      method: "GET",
      path: "products/p/related/",
      access: "anyone",
      query: z.object({
        product: Id,
        kind: products.RelatedKind.optional(),
        ...forCustomer,
        season: Id.optional(),
        ...paging,
      }),
      answer: listOf(products.Related),
      cache: LIVE,
    },
    assets: {
      method: "GET",
      path: "products/p/assets/:id/",
      access: "anyone",
      params: byId,
      answer: products.Assets,
      cache: DEFAULT,
    },
  },
  categories: {
    menu: {
      method: "GET",
      path: "categories/menu/",
      access: "anyone",
      query: z.object({ taxonomy: z.string().default(DEFAULT_TAXONOMY), parent: Id.optional() }),
      answer: resultsOf(Category),
      cache: DEFAULT,
    },
    tree: {
      method: "GET",
      path: "categories/tree/",
      access: "anyone",
      query: z.object({ taxonomy: z.string().default(DEFAULT_TAXONOMY), root: Id.optional() }),
      answer: resultsOf(Category),
      cache: DEFAULT,
    },
    ancestors: {
      method: "GET",
      path: "categories/ancestors/",
      access: "anyone",
      query: z.object({ category: z.string().min(1).max(MAX_SLUG_LENGTH) }),
      answer: resultsOf(Category),
      cache: DEFAULT,
    },
    get: {
      method: "GET",
      path: "categories/:id/",
      access: "anyone",
      params: byIdOrSlug,
      answer: Category,
      cache: DEFAULT,
    },
  },
  customFields: {
    product: {
      method: "GET",
      path: "custom-fields/product/",
      access: "anyone",
      query: z.object({ p: Id.optional(), pp: Id.optional() }),
      answer: resultsOf(products.CustomField),
      cache: DEFAULT,
    },
    category: {
      method: "GET",
      path: "custom-fields/category/",
      access: "anyone",
      query: z.object({ category: z.string().min(1).max(MAX_SLUG_LENGTH) }),
      answer: resultsOf(products.CustomField),
      cache: DEFAULT,
    },
    user: {
      method: "GET",
      path: "custom-fields/user/",
      access: "customer",
      query: z.object({ user: Id.optional() }),
      answer: resultsOf(products.CustomField),
    },
    get: {
      method: "GET",
      path: "custom-fields/:id/",
      access: "anyone",
      params: byId,
      answer: products.CustomField,
      cache: DEFAULT,
    },
  },
  customers: {
    users: {
      method: "GET",
      path: "users/",
      access: "token",
      query: z.object(paging),
      answer: listOf(customers.User),
    },
    list: {
      method: "GET",
      path: "users/customers/",
      access: "agent",
      query: z.object({ search: z.string().max(MAX_SEARCH_LENGTH).optional(), ...paging }),
      answer: listOf(customers.AgentCustomer),
    },
    get: { method: "GET", path: "users/:id/", access: "token", params: byId, answer: customers.User },
    addresses: {
      method: "GET",
      path: "addresses/",
      access: "customer",
      query: z.object({
        ...forCustomer,
        type: customers.AddressType.optional(),
        search: z.string().max(MAX_SEARCH_LENGTH).optional(),
        ...paging,
      }),
      answer: listOf(customers.Address),
    },
    address: {
      method: "GET",
      path: "addresses/:id/",
      access: "token",
      params: byId,
      answer: customers.Address,
    },
    addAddress: {
      method: "POST",
      path: "addresses/",
      access: "customer",
      body: customers.AddAddress,
      answer: customers.Address,
      status: 201,
      idempotent: "optional",
    },
    editAddress: {
      method: "PATCH",
      path: "addresses/:id/",
      access: "token",
      params: byId,
      body: customers.EditAddress,
      answer: customers.Address,
      errors: ["address_not_editable"],
    },
  },
  cart: {
    getOrCreate: {
      method: "POST",
      path: "carts/get-or-create/",
      access: "customer",
      query: z.object({
        lazy: z
          .union([z.boolean(), z.enum(["true", "false"])])
          .transform(String)
          .optional(),
      }),
      body: cart.GetOrCreateCart,
      answer: cart.Cart,
      status: 200,
    },
    rows: {
      method: "GET",
      path: "carts/rows/",
      access: "token",
      query: z.object(cart.whichCart),
      answer: listOf(cart.CartRow),
    },
    addRow: {
      method: "POST",
      path: "carts/rows/",
      access: "token",
      body: cart.AddRow,
      answer: cart.CartRow,
      status: 201,
      idempotent: "optional",
      errors: [
        "quantity_not_available",
        "negative_quantity",
        "quantity_min",
        "quantity_step",
        "quantity_invalid",
        "product_not_found",
        "not_for_consumers",
      ],
    },
    editRow: {
      method: "PATCH",
      path: "carts/row/:id/",
      access: "token",
      params: byId,
      body: cart.EditRow,
      answer: cart.CartRow,
      errors: [
        "quantity_not_available",
        "negative_quantity",
        "quantity_min",
        "quantity_step",
        "quantity_invalid",
        "cart_changed",
      ],
    },
    removeRow: {
      method: "DELETE",
      path: "carts/row/:id/",
      access: "token",
      params: byId,
      answer: null,
      status: 204,
      errors: ["cart_changed"],
    },
    clear: {
      method: "DELETE",
      path: "carts/rows/",
      access: "token",
      query: z.object({ cart: Id }),
      answer: null,
      status: 204,
      errors: ["cart_changed"],
    },
    batch: {
      method: "POST",
      path: "carts/rows/batch/",
      access: "token",
      body: cart.RowBatch,
      answer: cart.BatchAnswer,
      idempotent: "optional",
      errors: ["cart_changed"],
    },
  },
  wishlist: {
    getOrCreate: {
      method: "POST",
      path: "wishlists/get-or-create/",
      access: "customer",
      query: z.object({
        lazy: z
          .union([z.boolean(), z.enum(["true", "false"])])
          .transform(String)
          .optional(),
      }),
      body: cart.GetOrCreateCart,
      answer: wishlist.Wishlist,
      status: 200,
    },
    rows: {
      method: "GET",
      path: "wishlists/rows/",
      access: "token",
      query: z.object({ wishlist: Id }),
      answer: listOf(wishlist.WishlistRow),
    },
    addRow: {
      method: "POST",
      path: "wishlists/rows/",
      access: "token",
      body: wishlist.AddWishlistRow,
      answer: wishlist.WishlistRow,
      status: 201,
      idempotent: "optional",
      errors: ["already_in_wishlist", "product_not_found"],
    },
    editRow: {
      method: "PATCH",
      path: "wishlists/row/:id/",
      access: "token",
      params: byId,
      body: wishlist.EditWishlistRow,
      answer: wishlist.WishlistRow,
    },
    removeRow: {
      method: "DELETE",
      path: "wishlists/row/:id/",
      access: "token",
      params: byId,
      answer: null,
      status: 204,
    },
  },
  promotions: {
    applyCoupon: {
      method: "POST",
      path: "promotions/coupons/apply/",
      access: "customer",
      body: z.object({
        coupon: z.string().max(MAX_COUPON_LENGTH),
        customer: Id.optional(),
        price: z.unknown().optional(),
      }),
      answer: CouponAnswer,
      errors: ["coupon_not_valid"],
    },
  },
  shop: {
    paymentMethodsB2b: {
      method: "GET",
      path: "shop/payment-methods-b2b/",
      access: "token",
      answer: resultsOf(shop.PaymentMethod),
    },
    paymentMethods: {
      method: "GET",
      path: "shop/payment-methods/",
      access: "anyone",
      answer: resultsOf(shop.PaymentMethod),
      cache: DEFAULT,
    },
    shippingPolicies: {
      method: "GET",
      path: "shop/shipping-policies/",
      access: "anyone",
      query: z.object({
        address: Id.optional(),
        cart: Id.optional(),
        country: z.string().length(2).toUpperCase().optional(),
        postal_code: z.string().max(MAX_POSTAL_CODE_LENGTH).optional(),
      }),
      answer: resultsOf(shop.ShippingPolicy),
      cache: DEFAULT,
    },
    /** Added: the countries that the shipping policies serve, for forms; codes of ISO 3166-1. */
    shippingCountries: {
      method: "GET",
      path: "shop/shipping-countries/",
      access: "anyone",
      answer: resultsOf(shop.ShippingCountry),
      cache: DEFAULT,
    },
    seasons: {
      method: "GET",
      path: "shop/seasons/",
      access: "anyone",
      answer: resultsOf(shop.Season),
      cache: DEFAULT,
    },
    /** Added: all settings in one answer, which is what a page asks. */
    settings: {
      method: "GET",
      path: "config/system/",
      access: "anyone",
      answer: resultsOf(shop.Setting),
      cache: DEFAULT,
    },
    setting: {
      method: "GET",
      path: "config/system/:key/",
      access: "anyone",
      params: z.object({ key: z.string().max(64) }),
      answer: shop.Setting,
      cache: DEFAULT,
    },
    health: { method: "GET", path: "health/", access: "anyone", answer: shop.Health },
  },
  checkout: {
    init: {
      method: "POST",
      path: "checkout/init/",
      access: "token",
      body: checkout.CheckoutInit,
      answer: checkout.CheckoutQuote,
      status: 200,
    },
    /** Added: what an anonymous visitor's lines cost; nothing is stored. */
    quote: {
      method: "POST",
      path: "checkout/quote/",
      isRead: true,
      access: "anyone",
      body: checkout.QuoteLines,
      answer: checkout.LinesQuote,
      status: 200,
    },
    place: {
      method: "POST",
      path: "checkout/",
      access: "token",
      body: checkout.PlaceOrder,
      answer: orders.Order,
      status: 201,
      idempotent: true,
      errors: [
        "total_changed",
        "quantity_not_available",
        "cart_empty",
        "cart_changed",
        "address_not_served",
        "payment_not_allowed",
        "coupon_not_valid",
        "min_order",
        "idempotency_mismatch",
      ],
    },
  },
  orders: {
    list: {
      method: "GET",
      path: "orders/",
      access: "token",
      query: z.object({
        ...forCustomer,
        date_from: Day.optional(),
        date_to: Day.optional(),
        number: z.string().max(MAX_ORDER_SEARCH_LENGTH).optional(),
        reference: z.string().max(MAX_ORDER_SEARCH_LENGTH).optional(),
        status: orders.OrderStatus.optional(),
        ...paging,
      }),
      answer: listOf(orders.Order),
    },
    rows: {
      method: "GET",
      path: "orders/rows/",
      access: "token",
      query: z.object({ order: Id }),
      answer: listOf(orders.OrderRow),
    },
    get: { method: "GET", path: "orders/:id/", access: "token", params: byId, answer: orders.Order },
    doc: {
      method: "GET",
      path: "orders/doc/",
      access: "token",
      query: z.object({ order_id: Id, type: z.enum(ORDER_DOCUMENTS) }),
      answer: "file",
    },
    cancel: {
      method: "POST",
      path: "orders/:id/cancel/",
      access: "token",
      params: byId,
      answer: orders.Order,
      status: 200,
      errors: ["not_cancellable"],
    },
  },
  documents: {
    list: {
      method: "GET",
      path: "documents/",
      access: "anyone",
      query: z.object({ ...forCustomer, ...documentFilters, ...paging }),
      answer: listOf(Document),
      cache: DEFAULT,
    },
    file: {
      method: "GET",
      path: "documents/:id/file/",
      access: "anyone",
      params: byId,
      answer: "file",
    },
  },
  content: {
    articles: {
      method: "GET",
      path: "blog/",
      access: "anyone",
      query: z.object({ tag: z.string().max(MAX_TAG_LENGTH).optional(), ...paging }),
      answer: listOf(content.ArticleSummary),
      cache: DEFAULT,
    },
    article: {
      method: "GET",
      path: "blog/:id/",
      access: "anyone",
      params: byIdOrSlug,
      answer: content.Article,
      cache: DEFAULT,
    },
    sliders: {
      method: "GET",
      path: "sliders/",
      access: "anyone",
      query: z.object({ slot: z.string().max(60).optional(), ...paging }),
      answer: listOf(content.Slider),
      cache: DEFAULT,
    },
    pages: {
      method: "GET",
      path: "pages/",
      access: "anyone",
      answer: resultsOf(content.PageSummary),
      cache: DEFAULT,
    },
    page: {
      method: "GET",
      path: "pages/:slug/",
      access: "anyone",
      params: z.object({ slug: z.string().min(1).max(MAX_SLUG_LENGTH) }),
      answer: content.Page,
      cache: DEFAULT,
    },
    canvasses: {
      method: "GET",
      path: "promotions/canvasses/",
      access: "anyone",
      answer: resultsOf(content.Canvas),
      cache: DEFAULT,
    },
    canvas: {
      method: "GET",
      path: "promotions/canvasses/:id/",
      access: "anyone",
      params: byIdOrSlug,
      answer: content.Canvas,
      cache: DEFAULT,
    },
    promotions: {
      method: "GET",
      path: "promotions/all/",
      access: "anyone",
      answer: resultsOf(content.Promotion),
      cache: DEFAULT,
    },
    promotion: {
      method: "GET",
      path: "promotions/:id/",
      access: "anyone",
      params: byId,
      answer: content.Promotion,
      cache: DEFAULT,
    },
    /** Added: every address of a kind, for the sitemaps. */
    sitemap: {
      method: "GET",
      path: "sitemap/:kind/",
      access: "anyone",
      params: z.object({ kind: content.SitemapKind }),
      query: content.SitemapQuery,
      answer: listOf(content.SitemapEntry),
      cache: DEFAULT,
    },
  },
  contacts: {
    send: {
      method: "POST",
      path: "contacts/",
      access: "anyone",
      body: messages.ContactMessage,
      answer: messages.Receipt,
      status: 201,
      idempotent: "optional",
      errors: ["consent_required", "bot_suspected", "too_many_messages"],
    },
  },
  withdrawals: {
    send: {
      method: "POST",
      path: "withdrawals/",
      access: "anyone",
      body: messages.Withdrawal,
      answer: messages.Receipt,
      status: 201,
      idempotent: "optional",
      errors: ["too_many_messages"],
    },
  },
} as const satisfies Record<string, Record<string, Call>>;

export type Calls = typeof calls;
