// The Worker's bindings and settings, under the names of their roles.

export interface Env {
  DB: D1Database;
  CACHE: KVNamespace;
  FILES: R2Bucket;
  MAIL: Queue<{ mail: number }>;
  ASSETS: Fetcher;
  /** Makes the smaller sizes of photos; without it they are served as they came. */
  IMAGES?: ImagesBinding;
  /** Where the pages that were looked at are counted; without it they are not. */
  PAGE_VIEWS?: AnalyticsEngineDataset;
  ENVIRONMENT: "development" | "production";
  /** Names the build on this machine: a hash of its sources (tools/build.ts). */
  BUILD_ID?: string;
  /** Cloudflare's name of what was deployed. */
  CF_VERSION_METADATA?: WorkerVersionMetadata;
  /** Signs cookies. Two secrets separated by a comma: the first signs, all verify (rotation). */
  SHOP_SECRET: string;
  /** Keyed into every password hash, so that a stolen database alone is of no use. */
  PASSWORD_PEPPER: string;
  OPERATOR_TOKEN?: string;
  /** Shared with a storefront that runs apart and names its visitors: CONTRACT §1. */
  CLIENT_KEY?: string;
  /** Set: this Worker serves the pages alone, and asks another one's API. It then needs no DB, FILES and MAIL. */
  SHOP_API_URL?: string;
  /** The one service that client-proxy leads to; the setting CLIENT_PROXY_PATHS says how much of it. */
  CLIENT_PROXY_URL?: string;
  /** The shop's secret at the CAPTCHA service; without it no token is verified. */
  BOT_CHECK_SECRET?: string;
  /** Replaces the CAPTCHA service's own address. */
  BOT_CHECK_URL?: string;
  /** Replaces the address of VIES, the register of VAT numbers. */
  VIES_URL?: string;
  /** The service that sends emails ("smtp://user:password@host:587", "resend:KEY") and the sender ("Shop <a@shop.example>"). */
  MAIL_URL?: string;
  MAIL_FROM?: string;
  /** Replaces the address of the mail service's API. */
  MAIL_API_URL?: string;
  /** Stripe's secret key and the signing secret of its webhook: without both nobody can pay by card. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Replaces the address of Stripe's API. */
  STRIPE_API_URL?: string;
  /** Development only: the origin to which every webhook is posted, in place of its own. */
  WEBHOOK_RECEIVER?: string;
  /** Origin of the shop's pages ("https://shop.example"): every absolute link begins with it (shopOrigin). */
  SHOP_URL?: string;
  /** Multiplies the per-address limits of CONTRACT §1; production refuses anything but 1. */
  RATE_LIMIT_FACTOR?: string;
}

/** The name of the running build; empty under `npm run dev`, where it changes without a name. */
export const buildIdOf = (env: Pick<Env, "BUILD_ID" | "CF_VERSION_METADATA">): string =>
  env.CF_VERSION_METADATA?.id || env.BUILD_ID || "";

/** The names of the secrets without which nothing can be signed or checked. Pages apart keep no passwords. */
export function missingSecrets(env: Env): string[] {
  const needed = env.SHOP_API_URL
    ? (["SHOP_SECRET"] as const)
    : (["SHOP_SECRET", "PASSWORD_PEPPER"] as const);
  return needed.filter((name) => !env[name]?.trim());
}

/** An origin alone; a trailing slash is tolerated. */
const SHOP_ORIGIN = /^(https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i;

/**
 * The only origin of links in emails, of payment links and of return addresses: the Host header is the caller's to choose.
 * Null if SHOP_URL is unset or not an origin; links then use the request's origin, in development alone.
 */
export const shopOrigin = ({ SHOP_URL }: Pick<Env, "SHOP_URL">): string | null =>
  SHOP_ORIGIN.exec(SHOP_URL?.trim() ?? "")?.[1]?.toLowerCase() ?? null;

/** False in production without SHOP_URL, where a link would lead to a host that the caller chose. */
export const hasTrustedOrigin = (env: Env): boolean => isDevelopment(env) || shopOrigin(env) !== null;

/** What of the Worker's execution context is used: work that may end after the answer. */
export interface Background {
  waitUntil(work: Promise<unknown>): void;
}

export const isDevelopment = (env: Env) => env.ENVIRONMENT === "development";

export function rateLimitFactor(env: Env): number {
  return isDevelopment(env) ? Number(env.RATE_LIMIT_FACTOR ?? "1000") : 1;
}
