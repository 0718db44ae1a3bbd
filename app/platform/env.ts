// The Worker's bindings and settings, named by their roles.

export interface Env {
  DB: D1Database;
  CACHE: KVNamespace;
  FILES: R2Bucket;
  MAIL: Queue<{ mail: number }>;
  ASSETS: Fetcher;
  /** Makes smaller sizes of photos. Without it photos are served in their original size. */
  IMAGES?: ImagesBinding;
  /** Stores page views. Without it they are not counted. */
  PAGE_VIEWS?: AnalyticsEngineDataset;
  ENVIRONMENT: "development" | "production";
  /** Id of a local build: a hash of its sources (tools/build.ts). */
  BUILD_ID?: string;
  /** Cloudflare's id of the deployed version. */
  CF_VERSION_METADATA?: WorkerVersionMetadata;
  /** Signs cookies. Two secrets separated by a comma: the first signs, both verify (rotation). */
  SHOP_SECRET: string;
  /** Part of every password hash, so that a stolen database alone is useless. */
  PASSWORD_PEPPER: string;
  OPERATOR_TOKEN?: string;
  /** Shared with a separate storefront, which sends its visitors' IP addresses (CONTRACT §1). */
  CLIENT_KEY?: string;
  /** If set, this Worker serves only pages and calls the API of another Worker. It then needs no DB, FILES and MAIL. */
  SHOP_API_URL?: string;
  /** The only service that client-proxy forwards to. The setting CLIENT_PROXY_PATHS limits the paths. */
  CLIENT_PROXY_URL?: string;
  /** The shop's secret at the CAPTCHA service. Without it no token is verified. */
  BOT_CHECK_SECRET?: string;
  /** Replaces the CAPTCHA service's URL. */
  BOT_CHECK_URL?: string;
  /** Replaces the URL of VIES, the register of VAT numbers. */
  VIES_URL?: string;
  /**
   * The service that sends emails ("smtp://user:password@host:587", "resend:KEY") and the sender ("Shop
   * <a@shop.example>").
   */
  MAIL_URL?: string;
  MAIL_FROM?: string;
  /** Replaces the URL of the mail service's API. */
  MAIL_API_URL?: string;
  /** Stripe's secret key and the signing secret of its webhook. Card payments need both. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Replaces the URL of Stripe's API. */
  STRIPE_API_URL?: string;
  /** Development only: the origin to which every webhook is posted instead of the webhook's URL. */
  WEBHOOK_RECEIVER?: string;
  /** Origin of the shop's pages ("https://shop.example"). Every absolute link starts with it (shopOrigin). */
  SHOP_URL?: string;
  /** Multiplies the limits per IP address of CONTRACT §1. Production refuses any value except 1. */
  RATE_LIMIT_FACTOR?: string;
}

/** Id of the running build. Empty under `npm run dev`, whose builds have no id. */
export const buildIdOf = (env: Pick<Env, "BUILD_ID" | "CF_VERSION_METADATA">): string =>
  env.CF_VERSION_METADATA?.id || env.BUILD_ID || "";

/**
 * Returns the names of missing secrets, without which nothing can be signed or verified. A separate storefront handles
 * no passwords.
 */
export function missingSecrets(env: Env): string[] {
  const needed = env.SHOP_API_URL
    ? (["SHOP_SECRET"] as const)
    : (["SHOP_SECRET", "PASSWORD_PEPPER"] as const);
  return needed.filter((name) => !env[name]?.trim());
}

/** An origin; a trailing slash is accepted. */
const SHOP_ORIGIN = /^(https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i;

/**
 * Returns the only origin allowed in links of emails, payment links and return URLs, because the caller controls the
 * Host header. Returns null if SHOP_URL is unset or not an origin; links then use the request's origin, only in
 * development.
 */
export const shopOrigin = ({ SHOP_URL }: Pick<Env, "SHOP_URL">): string | null =>
  SHOP_ORIGIN.exec(SHOP_URL?.trim() ?? "")?.[1]?.toLowerCase() ?? null;

/** Returns false in production without SHOP_URL, where a link would lead to a host that the caller chose. */
export const hasTrustedOrigin = (env: Env): boolean => isDevelopment(env) || shopOrigin(env) !== null;

/** The part of the Worker's execution context that is used: work that may end after the response. */
export interface Background {
  waitUntil(work: Promise<unknown>): void;
}

export const isDevelopment = (env: Env) => env.ENVIRONMENT === "development";

export function rateLimitFactor(env: Env): number {
  return isDevelopment(env) ? Number(env.RATE_LIMIT_FACTOR ?? "1000") : 1;
}
