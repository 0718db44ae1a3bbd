// From a cart to an order: CONTRACT §3. What is shown and what is charged come from one quote.

import { serializeCart, serializeCartRows } from "~/api/cart/serialize-cart";
import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { bodyHashOf, replayResponse, requiredKey } from "~/api/http/idempotency";
import { Reply } from "~/api/http/respond";
import type { Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import { toCents } from "~/contract/wire";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import { fingerprint, readFingerprint } from "~/db/checkout/checkout-data";
import { FACTS_CHANGED, type IdempotentAnswer, type OrderDraft, placeOrder } from "~/db/checkout/place-order";
import { ALREADY_PROCESSED, readStoredAnswer, storedAnswerStatement } from "~/db/idempotency-keys";
import { shopLocale } from "~/db/shop/shop-data";
import type { AddressField } from "~/domain/checkout";
import { promisedBy } from "~/domain/delivery-promise";
import { publicCodes } from "~/domain/public-tender-codes";
import { later } from "~/platform/clock";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { requireUser } from "~/services/access";
import { cartOwner } from "~/services/cart/quote-cart";
import { type Chosen, draftLines, draftOrder, wireOrder } from "~/services/checkout/order-draft";
import { preselect } from "~/services/checkout/preselect";
import {
  type CheckoutQuote,
  couponTyped,
  findAddress,
  KIND_OF,
  type Loaded,
  loadCheckout,
  quoteCheckout,
} from "~/services/checkout/quote-checkout";
import {
  serializeBackordered,
  serializeProblems,
  serializeTotals,
} from "~/services/checkout/serialize-checkout";
import { ORDER_KEY_LIFETIME } from "~/services/idempotency";
import { invalidField, Refusal } from "~/services/refusal";
import { serializePaymentMethod, serializeShippingPolicy } from "./serialize-shipping-and-payment";

export const checkout: Handlers<"checkout"> = {
  async init(c, input) {
    const { own, loaded } = await loadCheckout(
      c,
      await cartOwner(c, { cart: input.cart }),
      couponTyped(input.coupon),
    );
    const { chosen, quoted, dropped } = preselect(c, own, loaded, input);
    const { shop, cart } = loaded;
    const ownCart = serializeCart(own, cart, { ...quoted, totals: quoted.goods }, shop.currency);
    const { includesVat } = quoted.totals;
    return {
      cart: {
        ...ownCart,
        promotion: (quoted.coupon?.ok && loaded.coupon.found?.promotion) || ownCart.promotion,
      },
      rows: serializeCartRows(cart.rows, input.cart, quoted, c.locale),
      addresses: loaded.addresses,
      shipping_policies: quoted.shippingPolicies.map((policy) =>
        serializeShippingPolicy(policy, policy.shown, includesVat, c.locale),
      ),
      payment_methods: quoted.paymentMethods.map((method) => serializePaymentMethod(method, c.locale)),
      totals: serializeTotals(quoted.totals, shop.currency),
      problems: serializeProblems(quoted, cart.rows, shop.currency, c.locale),
      ...(input.drop_stale && { dropped }),
      chosen,
      vat_scheme: quoted.vatScheme,
      promised_by: promisedBy(c.now.toISOString(), shop.closedDays),
      backordered: serializeBackordered(cart.rows, loaded.look.today),
    };
  },

  async place(c, input) {
    const asked = await cartOwner(c, { cart: input.cart });
    const key = requiredKey(c, "checkout/", `customer/${asked.key.customer}`);
    const bodyHash = bodyHashOf(input);
    const codes = codesOf(input);
    let version: number | undefined;
    let refusal = new Refusal(503, "store_unavailable");
    for (let left = TRIES; left > 0; left -= 1) {
      const coupon = couponTyped(input.coupon);
      const found = await loadCheckout(c, asked, coupon, (look) => [
        storedAnswerStatement(key, c.now.toISOString()),
        fingerprint(look, coupon),
      ]);
      const [answers = [], prints = []] = found.more;
      const kept = readStoredAnswer(answers);
      if (kept?.bodyHash === bodyHash) return replayResponse(kept);
      if (kept) throw new Refusal(409, "idempotency_mismatch");

      const { own, loaded } = found;
      const quoted = quoteCheckout(c, own, loaded, input);
      const chosen = { ...agreed(c, loaded, quoted, input), ...codes };
      // A cart that has changed since the first look is not the one that was agreed to.
      const present = loaded.cart.cart?.version ?? 0;
      version ??= present;
      if (version !== present) throw new Refusal(409, "cart_changed", { version: present });
      const order = draftOrder(c, own, loaded, quoted, chosen);
      const draft: OrderDraft = {
        order,
        lines: draftLines(c, loaded, quoted),
        placedBy: requireUser(c).user.id,
        shopLocale: shopLocale(loaded.shop.settings),
        look: loaded.look,
        version,
        fingerprint: readFingerprint(prints),
      };
      const expiresAt = later(c.now, ORDER_KEY_LIFETIME);
      const placed = await place(c, draft, {
        key,
        bodyHash,
        expiresAt,
        answer: JSON.stringify(wireOrder(order)),
      });
      if (placed instanceof Reply) return placed;
      refusal = placed;
    }
    throw refusal;
  },
};

const TRIES = 3;

/** The refusal is worth another look: the next quote tells what has changed, or that nothing has. */
async function place(c: ApiContext, draft: OrderDraft, keep: IdempotentAnswer): Promise<Reply | Refusal> {
  try {
    const { answer, mails, version } = await placeOrder(c.db, draft, keep);
    bumpStockVersion(c, version);
    c.ctx.waitUntil(wakeMail(c.env, mails));
    return new Reply(answer, 201);
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    switch (error.code) {
      case ALREADY_PROCESSED:
      case FACTS_CHANGED:
        return new Refusal(503, "store_unavailable");
      case "cart_changed":
      case "quantity_not_available":
      case "coupon_not_valid":
        return new Refusal(409, error.code);
      default:
        throw error;
    }
  }
}

/** @throws Refusal 404 for an address that is not the customer's, 409 with what stands between this cart and an order */
function agreed(
  c: ApiContext,
  loaded: Loaded,
  quoted: CheckoutQuote,
  input: Parsed<Calls["checkout"]["place"]>,
): Omit<Chosen, "cig" | "cup"> {
  const billing = addressNamed(loaded, input, "billing_address");
  const shipping = addressNamed(loaded, input, "shipping_address");
  if (!loaded.shop.hasOwnRates) throw new Refusal(503, "not_set_up");
  const totals = serializeTotals(quoted.totals, loaded.shop.currency);
  const [problem, ...others] = serializeProblems(quoted, loaded.cart.rows, loaded.shop.currency, c.locale);
  if (problem) {
    const { message: _, ...facts } = problem;
    throw new Refusal(409, problem.code, { ...facts, problems: [problem, ...others], totals });
  }
  if (toCents(input.expected_total) !== quoted.totals.total)
    throw new Refusal(409, "total_changed", { total: totals.total, totals });
  const policy = quoted.shippingPolicies.find(({ id }) => id === input.shipping_policy);
  const method = quoted.paymentMethods.find(({ id }) => id === input.payment_method);
  // The quote has a problem where one of them is missing.
  if (!policy || !method) throw new Error("a quote without problems lacks a choice");
  return {
    billing,
    shipping,
    policy,
    method,
    coupon: couponTyped(input.coupon),
    customerReference: input.customer_reference || null,
    notes: input.notes ?? "",
  };
}

/** @throws Refusal 400 beside the code that cannot be one */
function codesOf(input: Parsed<Calls["checkout"]["place"]>) {
  const { faults, ...codes } = publicCodes(input);
  if (faults.length === 0) return codes;
  throw new Refusal(
    400,
    "invalid_input",
    {},
    faults.map((field) => ({ field, code: `${field}_invalid` })),
  );
}

/** @throws Refusal 404 for an address that is not the customer's, 400 for one of the other kind */
function addressNamed(loaded: Loaded, input: Parsed<Calls["checkout"]["place"]>, field: AddressField) {
  const found = findAddress(loaded, input[field]);
  if (!found) throw new Refusal(404, "not_found", {}, [{ field, code: "not_found" }]);
  if (found.type !== KIND_OF[field]) throw invalidField(field, "address_kind");
  return found;
}
