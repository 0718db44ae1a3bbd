// Places an order without an account: creates a guest for the cart, the addresses, and the order, which is placed once.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { type ApiError, attempt, type Client } from "~/contract/client";
import type { Address } from "~/contract/customers";
import { idIn } from "~/contract/input/id";
import type { Order } from "~/contract/orders";
import { linesOf, readAnonymousCart, saveAnonymousCart } from "~/storefront/cart/anonymous-cart";
import { subscribeBeside } from "~/storefront/content/newsletter";
import type { RequestContext } from "~/storefront/request/context";
import { newSession, type Session, sessionCookie } from "~/storefront/request/session";
import { shopClientFor } from "~/storefront/request/shop-client";
import { type PageMessage, priceChanges, type ShownPrices } from "./checkout-actions";
import { addressOf, type GuestInput, loadGuestPage } from "./guest-page";
import { orderPlaced } from "./order-placed";

type Errors = Record<string, string[]>;

interface Refused {
  errors?: Errors;
  message?: PageMessage;
  shownPrices?: ShownPrices | null;
}

export async function rerenderGuest(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  typed: GuestInput,
  status: number,
  { errors = {}, message = null, shownPrices = null }: Refused = {},
) {
  const page = await loadGuestPage(args, reqContext, typed);
  const changed = shownPrices && page.quote ? priceChanges(shownPrices, page.quote) : null;
  return data({ guest: { ...page, result: { error: errors }, message, changed } }, { status });
}

export async function placeGuestOrder(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  {
    typed,
    idempotencyKey,
    shownPrices,
  }: { typed: GuestInput; idempotencyKey: string; shownPrices: ShownPrices },
) {
  const { shop, t, locale } = reqContext;
  const refuse = (status: number, refused: Refused) =>
    rerenderGuest(args, reqContext, typed, status, { ...refused, shownPrices });
  const refuseBy = (error: ApiError, prefix = "") => refuse(error.status, refusedBy(error, prefix, t));
  const page = await loadGuestPage(args, reqContext, typed);
  // Problems that the page can report are reported before a guest is created.
  if (!page.quote || page.quote.problems.length > 0 || page.quote.totals.total !== shownPrices.total)
    return refuse(409, {});

  const cart = readAnonymousCart(args);
  const { email, name, surname } = typed;
  const guest = await attempt(shop.auth.guest({ email, name, surname, locale }, { idempotencyKey: cart.id }));
  if (!guest.ok) return refuseBy(guest.error);
  const session = newSession(guest.value);
  const own = shopClientFor(args.context, args.request, locale, "b2c", session);
  // The guest belongs to this cart, so an existing order was placed by an earlier post of the same form.
  const before = await orderOf(own);
  if (before !== null) return complete(args, session, before);

  const placed = await orderCart(own, typed, {
    lines: linesOf(cart),
    coupon: cart.coupon,
    expected_total: shownPrices.total,
    idempotencyKey,
  });
  if (!placed.ok) return refuseBy(placed.error, placed.prefix);
  if (typed.newsletter) await subscribeBeside(shop, email, "checkout");
  return complete(args, session, placed.value);
}

interface Wanted {
  lines: readonly { product: number; qty: number }[];
  coupon: string | null;
  expected_total: string;
  idempotencyKey: string;
}

type Placed = Pick<Order, "id" | "payment">;

type Outcome<T> = { ok: true; value: T } | { ok: false; error: ApiError; prefix?: string };

const MAX_ATTEMPTS = 5;

/** Returns the order of the guest's cart: one that another post of the same form has placed, or a new one. */
async function orderCart(own: Client, typed: GuestInput, wanted: Wanted): Promise<Outcome<Placed>> {
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    const placed = await fillAndPlace(own, typed, wanted);
    if (placed.ok) return placed;
    const order = await orderOf(own);
    if (order !== null) return { ok: true, value: order };
    // Only a second post of the same form can have changed the cart. Retry; the total is checked again.
    if (placed.error.code !== "cart_changed" || left === 1) return placed;
  }
}

async function fillAndPlace(own: Client, typed: GuestInput, wanted: Wanted): Promise<Outcome<Placed>> {
  const cart = await fillCart(own, wanted.lines);
  if (!cart.ok) return cart;
  const addresses: number[] = [];
  for (const type of ["Billing", "Shipping"] as const) {
    const { prefix, fields } = addressOf(typed, type);
    const address = await findOrAddAddress(own, { ...fields, type });
    if (!address.ok) return { ...address, prefix };
    addresses.push(address.value.id);
  }
  const [billing_address = 0, shipping_address = 0] = addresses;
  const { coupon, expected_total, idempotencyKey } = wanted;
  return attempt(
    own.checkout.place(
      {
        cart: cart.value,
        billing_address,
        shipping_address,
        shipping_policy: idIn(typed.shipping_policy) ?? 0,
        payment_method: idIn(typed.payment_method) ?? 0,
        coupon,
        notes: typed.notes,
        requested_date: typed.requested_date || null,
        expected_total,
      },
      { idempotencyKey },
    ),
  );
}

function complete(args: ActionFunctionArgs, session: Session, order: Placed) {
  saveAnonymousCart(args, { id: crypto.randomUUID(), lines: [], coupon: null });
  const cookie = sessionCookie(args.request, session, args.context.env.SHOP_SECRET);
  return orderPlaced(args, order, { cookies: [cookie] });
}

async function orderOf(own: Client): Promise<Placed | null> {
  const { results } = await own.orders.list({ page_size: 1 });
  return results[0] ?? null;
}

/** Makes the guest's cart contain exactly these lines. Idempotent. */
async function fillCart(own: Client, lines: Wanted["lines"]): Promise<Outcome<number>> {
  const held = await own.cart.getOrCreate({});
  const rows = held.id === null ? [] : (await own.cart.rows({ cart: held.id })).results;
  const wanted = new Set(lines.map(({ product }) => product));
  const answer = await attempt(
    own.cart.batch({
      rows: lines.map((line) => ({ ...line, set: true })),
      remove: rows.filter(({ product }) => !wanted.has(product)).map(({ id }) => id),
    }),
  );
  return answer.ok ? { ok: true, value: held.id ?? 0 } : answer;
}

type NewAddress = Pick<Address, "type" | "recipient"> & Record<string, string>;

/** Reuses an equal address, so that posting the form again does not create a second one. */
async function findOrAddAddress(own: Client, fields: NewAddress) {
  const { results } = await own.customers.addresses({ type: fields.type });
  const same = results.find((address) =>
    Object.entries(fields).every(
      ([name, value]) => plain(String(Reflect.get(address, name))) === plain(value),
    ),
  );
  if (same) return { ok: true as const, value: same };
  const { address = "", postal_code = "", city = "", country = "" } = fields;
  return attempt(
    own.customers.addAddress({ ...fields, address, postal_code, city, country, is_default: true }),
  );
}

/** Normalizes codes as the API does: upper case, no spaces. */
const plain = (text: string): string => text.replace(/\s/g, "").toUpperCase();

function refusedBy(error: ApiError, prefix: string, t: RequestContext["t"]): Refused {
  const errors: Errors = {};
  for (const { field, message } of error.fields) {
    const name =
      field === "recipient" && prefix === "" ? "name" : field === "tax_code" ? field : prefix + field;
    errors[name] = [...(errors[name] ?? []), message];
  }
  const isShown = Object.keys(errors).length > 0 || error.code === "total_changed";
  return { errors, message: isShown ? null : { lead: t("checkout:refused.lead"), text: error.message } };
}
