// Places an order: once per Idempotency-Key, for exactly the total that the customer has agreed to
// (CONTRACT §3).
import type { Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import { LOW_STOCK_BELOW } from "~/contract/constants/limits";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import type { CartRowData } from "~/db/cart/cart-data";
import { fingerprintQuery } from "~/db/checkout/checkout-data";
import type { OrderDraft } from "~/db/checkout/order-draft";
import { FACTS_CHANGED, placeOrder } from "~/db/checkout/place-order";
import { combine } from "~/db/query";
import { shopLocale } from "~/db/shop/shop-data";
import { publicCodes } from "~/domain/catalogue/public-tender-codes";
import { wakeMail } from "~/platform/queue";
import { requireUser } from "~/services/access";
import type { OwnCart } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { checkVatNumber } from "~/services/customers/check-vat-number";
import {
  type AnswerStore,
  type IdempotentPost,
  type WriteAnswer,
  withIdempotency,
} from "~/services/idempotency";
import { newPayAddress } from "~/services/payments/pay-link";
import { Refusal } from "~/services/refusal";
import { agreedChoices } from "./agreed-choices";
import { draftLines, frozenOrder, newOrder, wireOrder } from "./order-draft";
import { couponTyped, loadCheckout, quoteCheckout } from "./quote-checkout";

type OrderInput = Parsed<Calls["checkout"]["place"]>;

const CREATED = 201;
/**
 * Conflicts with concurrent writes since the quote; also the codes of the response if retries do not help.
 */
const CONFLICTS = ["cart_changed", "quantity_not_available", "coupon_not_valid"];

/**
 * Places the order and returns it as JSON on the wire.
 * @throws Refusal 404 for an address that is not the customer's; 409 with the reason why this cart cannot
 * become an order,
 * if the total differs, or if the key is bound to another body
 * @param origin of the request
 */
export function placeCartOrder(
  c: ServiceContext,
  requested: OwnCart,
  input: OrderInput,
  post: IdempotentPost,
  origin: string,
): Promise<WriteAnswer> {
  const codes = tenderCodes(input);
  const coupon = couponTyped(input.coupon);
  let version: number | undefined;
  // An order placed by an agent uses the customer's language, because the customer reads its emails and
  // documents.
  const inTheirs = requireUser(c).user.is_agent ? { ...c, locale: requested.owner.user.locale } : c;
  const attempt = async (store: AnswerStore): Promise<WriteAnswer> => {
    const { own, loaded, more } = await loadCheckout(inTheirs, requested, coupon, (context) =>
      combine({ replay: store.replay, fingerprint: fingerprintQuery(context, coupon) }),
    );
    if (more.replay) return more.replay;

    const quoted = quoteCheckout(c, own, loaded, input);
    // A VAT number may have become invalid: checked after the response, for the next order.
    if (quoted.vatScheme === "reverse_charge") c.ctx.waitUntil(checkVatNumber(c, own.owner.user));
    const agreed = agreedChoices(c, loaded, quoted, input);
    const frozen = frozenOrder(inTheirs, own, loaded, quoted, { ...agreed, ...codes });
    const payUrl = newPayAddress(agreed.method.kind, origin);
    // If the cart has changed since the first attempt, it is not the cart that the customer agreed to.
    const current = loaded.cart.cart?.version ?? 0;
    version ??= current;
    if (version !== current) throw new Refusal(409, "cart_changed", { version: current });
    const draft: OrderDraft = {
      order: newOrder(c, own.owner, frozen, {
        rows: loaded.cart.rows,
        shop: loaded.shop,
        courier: agreed.policy,
        payUrl,
      }),
      lines: draftLines(inTheirs, loaded, quoted),
      placedBy: requireUser(c).user.id,
      shopLocale: shopLocale(loaded.shop.settings),
      origin,
      context: loaded.context,
      version,
      fingerprint: more.fingerprint,
    };
    return storeOrder(c, post, draft, loaded.cart.rows.every(leavesPlenty));
  };
  return withIdempotency(c, post, attempt, {
    bindsBody: true,
    retryOn: [FACTS_CHANGED, ...CONFLICTS],
    refusalOf: (code) =>
      CONFLICTS.includes(code) ? new Refusal(409, code) : new Refusal(503, "store_unavailable"),
  });
}

/** @param isCount whether only the stock counts of the ordered items change */
async function storeOrder(
  c: ServiceContext,
  post: IdempotentPost,
  draft: OrderDraft,
  isCount: boolean,
): Promise<WriteAnswer> {
  const order = JSON.stringify(wireOrder(draft.order, c));
  const { answer, mails, version } = await placeOrder(c.db, draft, { ...post, answer: order });
  bumpStockVersion(c, version, isCount);
  c.ctx.waitUntil(wakeMail(c.env, mails));
  return { body: answer, status: CREATED, isReplay: false };
}

const leavesPlenty = ({ qty, held, item }: CartRowData): boolean =>
  item.available + held - qty >= LOW_STOCK_BELOW;

/** CIG and CUP. @throws Refusal 400 with the malformed code */
function tenderCodes(input: OrderInput) {
  const { faults, ...codes } = publicCodes(input);
  if (faults.length === 0) return codes;
  throw new Refusal(
    400,
    "invalid_input",
    {},
    faults.map((field) => ({ field, code: `${field}_invalid` })),
  );
}
