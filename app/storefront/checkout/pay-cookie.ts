// Cookie with the orders that this browser went to pay, and their pay links. After returning from the bank, no sign-in
// is needed to see the result (CONTRACT §11).
import { z } from "zod";
import type { Env } from "~/platform/env";
import { readSealed, sealedCookie } from "~/storefront/request/cookies";

const COOKIE_NAME = "paying";
const TTL_SECONDS = 7 * 24 * 60 * 60;
const MAX_ORDERS = 5;

const Paying = z.array(z.tuple([z.int(), z.string()])).catch([]);

const paying = (request: Request, env: Env) =>
  Paying.parse(readSealed(request, COOKIE_NAME, env.SHOP_SECRET));

/** Returns the token of the order's pay link if this browser has used it, else null. */
export const payTokenOf = (request: Request, env: Env, order: number): string | null =>
  paying(request, env).find(([id]) => id === order)?.[1] ?? null;

export const lastPaying = (request: Request, env: Env): number | null => paying(request, env)[0]?.[0] ?? null;

export function payCookie(request: Request, env: Env, order: number, token: string): string {
  const others = paying(request, env).filter(([id]) => id !== order);
  const content = [[order, token], ...others].slice(0, MAX_ORDERS);
  return sealedCookie(request, COOKIE_NAME, content, env.SHOP_SECRET, TTL_SECONDS);
}
