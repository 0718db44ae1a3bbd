// The payment link of an order: an address of this shop with a random key, signed for this purpose. Access
// to the database alone does not reveal it, and it opens only the payment.
import type { PaymentKind } from "~/contract/constants/enums";
import type { OrderRecord } from "~/db/orders/order-record";
import { isUnpaid } from "~/domain/orders/payment-notice";
import { paths } from "~/paths";
import { newToken, sign, unsign } from "~/platform/crypto";
import { type Env, shopOrigin } from "~/platform/env";
import { originOf } from "~/services/emails/email-sender";
import { paymentProvider } from "./configured";

/** The address stored in an order, without its signature; null if the order is not paid by redirect. */
export const newPayAddress = (kind: PaymentKind, origin: string): string | null =>
  kind === "redirect" ? origin + paths.pay(newToken()) : null;

/** The link for a customer; null if there is nothing to pay, or no provider. */
export function payLinkOf(
  env: Env,
  { status, payment }: Pick<OrderRecord, "status" | "payment">,
): string | null {
  if (payment.payUrl === null || !isUnpaid({ status, payment: payment.state })) return null;
  if (!paymentProvider(env)) return null;
  const key = payment.payUrl.slice(payment.payUrl.lastIndexOf("/") + 1);
  const origin = shopOrigin(env) ?? originOf(payment.payUrl) ?? "";
  return origin + paths.pay(sign("pay", key, env.SHOP_SECRET));
}

/** The key in a link's last part; null if this shop has not signed it. */
export const payKeyOf = (env: Env, token: string): string | null => unsign("pay", token, env.SHOP_SECRET);
