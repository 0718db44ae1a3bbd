// The payment provider of this shop (CONTRACT §11). To add another one, implement provider.ts in a new file
// and list it here.
import { type Env, hasTrustedOrigin, isDevelopment } from "~/platform/env";
import type { PaymentProvider } from "./provider";
import { stripeProvider } from "./stripe";
import { testProvider } from "./test-provider";

/**
 * The provider of new payments; null: no provider, so no method of kind `redirect` is offered. The provider
 * redirects customers back to the shop's own address, so production needs SHOP_URL.
 */
export function paymentProvider(env: Env): PaymentProvider | null {
  if (!hasTrustedOrigin(env)) return null;
  return env.STRIPE_SECRET_KEY ? stripeProvider(env) : builtIn(env);
}

/** The provider of an earlier payment, or of a notice; null if it is not, or no longer, configured. */
export const providerNamed = (env: Env, name: string): PaymentProvider | null =>
  [stripeProvider(env), builtIn(env)].find((provider) => provider?.name === name) ?? null;

const builtIn = (env: Env): PaymentProvider | null => (isDevelopment(env) ? testProvider(env) : null);
