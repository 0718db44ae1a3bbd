// The Cloudflare account: selects it, and detects problems that would stop a deploy half-way before anything is
// created.
import { Failure } from "~/tools/steps";
import { ask } from "./wrangler";

const API = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
const TIMEOUT = 20_000;
/** Codes of the API: R2 is not enabled; the account has no workers.dev subdomain. */
const R2_IS_OFF = 10_042;
const NO_SUBDOMAIN = 10_007;

/** Response of the API to each call. `result` is null if the token lacks the permission. */
export interface Reply<T> {
  success: boolean;
  errors: { code: number; message: string }[];
  result: T | null;
}

export interface Account {
  id: string;
  /** @param path path after that of the account */
  call<T>(method: "GET" | "POST", path: string, body?: object): Promise<Reply<T>>;
  /** Returns the account's domains with this name, or null if the token lacks the permission. */
  zones(name: string): Promise<unknown[] | null>;
}

/**
 * @param known account of an earlier deploy from this folder
 * @throws Failure if nobody is signed in, or the account is ambiguous
 */
export async function openAccount(known: string | undefined): Promise<Account> {
  const { ok, text } = ask(["auth", "token", "--json"]);
  if (!ok)
    throw new Failure("Wrangler is not signed in: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  const { token }: { token: string } = JSON.parse(text);
  const id = process.env.CLOUDFLARE_ACCOUNT_ID ?? known ?? (await onlyAccount(token));
  // Without this variable wrangler would fail if there are several accounts.
  process.env.CLOUDFLARE_ACCOUNT_ID = id;
  return {
    id,
    call: (method, path, body) => call(token, method, `/accounts/${id}${path}`, body),
    zones: async (name) => (await call<unknown[]>(token, "GET", `/zones?name=${name}`)).result,
  };
}

async function call<T>(token: string, method: string, path: string, body?: object): Promise<Reply<T>> {
  const answer = await fetch(API + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null);
  if (!answer)
    throw new Failure(
      "Cloudflare's API did not respond: check the connection, and run npm run deploy again.",
    );
  const reply = (await answer.json().catch(() => ({}))) as Partial<Reply<T>>;
  return { success: false, errors: [], result: null, ...reply };
}

async function onlyAccount(token: string): Promise<string> {
  const { result } = await call<{ id: string; name: string }[]>(token, "GET", "/accounts?per_page=50");
  const [only, ...others] = result ?? [];
  if (!only) throw new Failure("This login has no account: set CLOUDFLARE_ACCOUNT_ID.");
  if (others.length === 0) return only.id;
  const lines = [only, ...others].map(({ id, name }) => `\n  ${id}  ${name}`).join("");
  throw new Failure(
    `This login reaches ${others.length + 1} accounts: set CLOUDFLARE_ACCOUNT_ID to the shop's.${lines}`,
  );
}

/**
 * Checks for problems that would stop a deploy half-way.
 * @throws Failure if R2 is not enabled, or the shop could have no URL
 */
export async function checkAccount(account: Account, domain: string | undefined): Promise<void> {
  if (hasCode(await account.call("GET", "/r2/buckets"), R2_IS_OFF))
    throw new Failure(
      "R2, which keeps pictures and documents, is not switched on in this account: open R2 in Cloudflare's dashboard, accept its terms, and run npm run deploy again.",
    );
  if (domain) return checkZone(account, domain);
  const reply = await account.call<{ subdomain?: string }>("GET", "/workers/subdomain");
  if (reply.success ? !reply.result?.subdomain : hasCode(reply, NO_SUBDOMAIN))
    throw new Failure(
      "This account has no workers.dev address yet: open Workers & Pages in Cloudflare's dashboard once, which creates one, or set --domain. Then run npm run deploy again.",
    );
}

async function checkZone(account: Account, domain: string): Promise<void> {
  const labels = domain.split(".");
  for (let first = 0; first < labels.length - 1; first += 1) {
    const found = await account.zones(labels.slice(first).join("."));
    if (!found || found.length > 0) return;
  }
  throw new Failure(
    `${domain} belongs to no domain of this account: add the domain in Cloudflare's dashboard, move its nameservers there, and run npm run deploy again. Without --domain the shop gets a workers.dev address.`,
  );
}

const hasCode = ({ errors }: Reply<unknown>, code: number): boolean =>
  errors.some((error) => error.code === code);
