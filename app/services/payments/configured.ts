// Which payment provider takes the payments of this shop (CONTRACT §11).
import { type Env, isDevelopment } from "~/platform/env";
import type { PaymentProvider } from "./provider";
import { TEST_PROVIDER, testProvider } from "./test-provider";

/** The provider of new payments; null: none, and no method of kind `redirect` is offered. */
export function paymentProvider(env: Env): PaymentProvider | null {
  return isDevelopment(env) ? testProvider(env) : null;
}

/** The provider of an earlier payment; null where it is not, or no longer, configured. */
export function providerNamed(env: Env, name: string): PaymentProvider | null {
  const current = paymentProvider(env);
  if (current?.name === name) return current;
  return name === TEST_PROVIDER && isDevelopment(env) ? testProvider(env) : null;
}
