// Access rules: the redirects of SPEC §2 and CONTRACT §8 as one table of path, auth state and target.
import { CONTACTS, LEGAL, paths, WITHDRAWALS } from "~/paths";

/**
 * A shopper is an anonymous visitor of a shop that lets anonymous visitors fill a cart; a guest has ordered (CONTRACT
 * §14).
 */
export type AuthState = "anonymous" | "shopper" | "guest" | "customer" | "agent-without-customer" | "agent";

interface Rule {
  path: RegExp;
  states: readonly AuthState[];
  to: (from: string) => string;
}

const anyOf = (list: readonly string[]) => new RegExp(`^(${list.join("|")})$`);

const OPEN_TO_AGENTS = anyOf([
  paths.customers(),
  paths.newCustomer(),
  paths.customersCsv(),
  paths.forms(),
  paths.apiKeys(),
  paths.logout(),
  paths.locale(),
  paths.context(),
  paths.consent(),
  ...Object.values(CONTACTS),
  ...Object.values(WITHDRAWALS),
  ...Object.values(LEGAL).flatMap((slugs) => Object.values(slugs).map(paths.page)),
]);

const RULES: readonly Rule[] = [
  {
    path: /^\/(account|customers|order-pad|cart\/order-complete)(\/|\.csv$|$)/,
    states: ["shopper"],
    to: (from) => paths.login({ redirectTo: from }),
  },
  // Pages that need a full account: a guest has only orders, addresses and documents.
  {
    path: /^\/account(\/(details|wishlist|api-keys|quotes(\/.*)?))?$/,
    states: ["guest"],
    to: () => paths.orders(),
  },
  { path: /^\/(customers|order-pad)(\/|$)/, states: ["guest"], to: () => paths.index() },
  {
    path: /^\/(account|cart|customers|order-pad)(\/|\.csv$|$)/,
    states: ["anonymous"],
    to: (from) => paths.login({ redirectTo: from }),
  },
  {
    path: anyOf([paths.customers(), paths.newCustomer(), paths.customersCsv()]),
    states: ["customer", "guest"],
    to: () => paths.index(),
  },
  { path: /^\/auth\/(?!logout$)/, states: ["customer", "agent", "agent-without-customer"], to: afterLogin },
  {
    path: /^/,
    states: ["agent-without-customer"],
    to: (from) => paths.customers({ redirectTo: from === paths.index() ? null : from }),
  },
];

const MAX_PATH_LENGTH = 2000;

/** Returns the path to redirect to, or null. `from` is path and query. */
export function accessRedirect(pathname: string, from: string, authState: AuthState): string | null {
  if (authState === "agent-without-customer" && OPEN_TO_AGENTS.test(pathname)) return null;
  const rule = RULES.find(
    (candidate) => candidate.states.includes(authState) && candidate.path.test(pathname),
  );
  // A longer `redirectTo` would not fit into a header.
  return rule ? rule.to(from.length > MAX_PATH_LENGTH ? pathname : from) : null;
}

function afterLogin(from: string): string {
  const redirectTo = new URL(from, "http://shop").searchParams.get("redirectTo");
  return safePath(redirectTo) ?? paths.index();
}

/**
 * Returns `redirectTo` if it is a path of this shop, else null (SAFETY, open redirect). Browsers treat `//host`,
 * `/\host` and paths with control characters as other origins.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path || path.length > MAX_PATH_LENGTH || !path.startsWith("/") || /^\/[/\\]/.test(path)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refuses control characters
  if (/[\u0000-\u0020\\\u007f]/.test(path)) return null;
  const url = new URL(path, "http://shop.invalid");
  if (url.origin !== "http://shop.invalid" || /^\/[/\\]/.test(url.pathname)) return null;
  if (/%(2f|5c)/i.test(url.pathname.slice(0, 8))) return null;
  return url.pathname + url.search + url.hash;
}
