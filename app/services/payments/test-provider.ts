// The payment provider of development: a page of plain buttons (api/http/dev-pay.ts) instead of a bank.
import { z } from "zod";
import { sign, unsign } from "~/platform/crypto";
import type { Env } from "~/platform/env";
import { InvalidNotice, type Notice, type PaymentProvider } from "./provider";

export const TEST_PROVIDER = "test";
export const TEST_PAY_PATH = "/__dev/pay/";
const SIGNATURE = "Test-Signature";

const SignedNotice = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  session: z
    .object({
      kind: z.enum(["paid", "processing", "refused", "failed", "expired"]),
      key: z.string().nullable(),
      sessionRef: z.string().nullable(),
      order: z.int().nullable(),
      paymentRef: z.string().nullable(),
      amount: z.int().nullable(),
      currency: z.string().nullable(),
      payer: z.string().max(200),
    })
    .nullable(),
});

/** A session is its key: nothing is stored, so the same key gives the same session. */
export const testProvider = (env: Env): PaymentProvider => ({
  name: TEST_PROVIDER,
  async openSession({ key, returnUrl }) {
    const ref = `test_${key}`;
    return { ref, url: `${new URL(returnUrl).origin}${TEST_PAY_PATH}${ref}`, expiresAt: null };
  },
  async closeSession() {},
  async refund(paymentRef, _amount, key) {
    return `${paymentRef}_refund_${key}`;
  },
  /** The test provider has no refunds besides the shop's own. */
  async refundsOf() {
    return [];
  },
  async readNotice(rawBody, headers) {
    const signature = headers.get(SIGNATURE) ?? "";
    if (unsign("payment-notice", `${rawBody}.${signature}`, env.SHOP_SECRET) === null)
      throw new InvalidNotice("signature");
    return { ...SignedNotice.parse(JSON.parse(rawBody)), refund: null, dispute: null };
  },
});

/** The request that the test provider sends to the shop. */
export function testNotice(notice: Notice, origin: string, env: Env): Request {
  const body = JSON.stringify(notice);
  const signature = sign("payment-notice", body, env.SHOP_SECRET).slice(body.length + 1);
  return new Request(`${origin}/webhooks/${TEST_PROVIDER}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", [SIGNATURE]: signature },
    body,
  });
}
