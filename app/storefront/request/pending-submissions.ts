// Pending submissions: a post that was not processed because the user was signed out or the customer had changed waits
// 30 minutes for its user to return to the form (CONTRACT §6, "nothing typed is lost").
import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { newToken } from "~/platform/crypto";
import type { Env } from "~/platform/env";
import { logError } from "~/platform/log";
import type { PostedFields } from "~/storefront/forms/without-secrets";
import { cookieName, expiredCookie, readSealed, sealedCookie } from "./cookies";

const TTL_SECONDS = 30 * 60;
const MAX_BYTES = 64 * 1024;
/** Limit of the data stored in the cookie itself: about a hundred products with quantities. */
const MAX_COOKIE_BYTES = 2_500;
const MAX_ENTRIES = 3;
const COOKIE_NAME = "kept";

const Fields = z.array(z.tuple([z.string(), z.string()]));

const Entry = z.object({
  path: z.string(),
  /** User of the form, or null if unknown. */
  user: z.int().nullable(),
  /** `for_customer` of the form; "" for a form without a customer. */
  customer: z.string(),
  /** True after the form was shown with the values. The next post of that form deletes the entry. */
  isShown: z.boolean(),
  /** Id in KV of a known user's fields. */
  id: z.string().nullable(),
  /** Fields of an unknown user. They are in the cookie, because otherwise anyone could fill KV. */
  fields: Fields,
});
type Entry = z.infer<typeof Entry>;

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Entries written by this request, for its other loaders. */
const written = new WeakMap<object, Entry[]>();

const readEntries = ({ request, context: { ctx, env } }: Args): Entry[] =>
  written.get(ctx) ?? z.array(Entry).safeParse(readSealed(request, COOKIE_NAME, env.SHOP_SECRET)).data ?? [];

/** Stores the entries, oldest first, and drops the oldest if the cookie would be too large for browsers. */
function writeEntries({ request, context }: Args, all: readonly Entry[]): void {
  const entries = all.slice(-MAX_ENTRIES);
  while (entries.length > 1 && Buffer.byteLength(JSON.stringify(entries)) > MAX_COOKIE_BYTES + 300)
    entries.shift();
  written.set(context.ctx, entries);
  const cookie =
    entries.length === 0
      ? expiredCookie(request, COOKIE_NAME)
      : sealedCookie(request, COOKIE_NAME, entries, context.env.SHOP_SECRET, TTL_SECONDS);
  const name = `${cookieName(request, COOKIE_NAME)}=`;
  const others = context.cookies.filter((one) => !one.startsWith(name));
  context.cookies.splice(0, context.cookies.length, ...others, cookie);
}

/** @returns false if the fields are too large to store */
export async function saveSubmission(
  args: Args,
  fields: PostedFields,
  { path, user, customer }: Pick<Entry, "path" | "user" | "customer">,
): Promise<boolean> {
  const text = JSON.stringify(fields);
  if (Buffer.byteLength(text) > (user === null ? MAX_COOKIE_BYTES : MAX_BYTES)) return false;
  const id = user === null ? null : await storeFields(args.context.env, text);
  // If KV fails, the fields are stored in the cookie if they fit.
  if (id === null && Buffer.byteLength(text) > MAX_COOKIE_BYTES) return false;
  const others = readEntries(args).filter((entry) => entry.path !== path);
  const entry = { path, user, customer, isShown: false, id, fields: id ? [] : fields };
  writeEntries(args, [...others, entry]);
  return true;
}

/** @returns the id in KV, or null if KV fails */
async function storeFields(env: Env, text: string): Promise<string | null> {
  const id = newToken();
  try {
    await env.CACHE.put(`pending:${id}`, text, { expirationTtl: TTL_SECONDS });
    return id;
  } catch (error) {
    logError("pending_submission", {}, error);
    return null;
  }
}

interface Reader {
  session: { user: { id: number } } | null;
  customer: { id: number } | null;
}

const isFor = ({ user, customer }: Entry, reader: Reader): boolean =>
  (user === null || user === reader.session?.user.id) &&
  (customer === "" || customer === String(reader.customer?.id ?? ""));

const entryOfPage = (args: Args, reader: Reader): Entry | undefined =>
  readEntries(args).find(
    (entry) => entry.path === new URL(args.request.url).pathname && isFor(entry, reader),
  );

export interface PendingSubmission {
  fields: PostedFields;
  /** True if the form was sent by an anonymous visitor. */
  isFirst: boolean;
}

/**
 * Returns the submission of this page, user and customer. It is kept until the form is sent or 30 minutes have passed.
 */
export async function pendingSubmission(args: Args, reader: Reader): Promise<PendingSubmission | null> {
  const entry = entryOfPage(args, reader);
  if (!entry) return null;
  const fields = entry.id
    ? Fields.safeParse(await args.context.env.CACHE.get(`pending:${entry.id}`, "json").catch(() => null)).data
    : entry.fields;
  const others = readEntries(args).filter(({ path }) => path !== entry.path);
  if (!fields) writeEntries(args, others);
  else if (!entry.isShown) writeEntries(args, [...others, { ...entry, isShown: true }]);
  return fields ? { fields, isFirst: entry.user === null && entry.customer === "" } : null;
}

/** Deletes the page's submission after it was shown and its form was sent. */
export async function endPendingSubmission(args: Args, reader: Reader): Promise<void> {
  const entry = entryOfPage(args, reader);
  if (!entry?.isShown) return;
  if (entry.id) await args.context.env.CACHE.delete(`pending:${entry.id}`);
  writeEntries(
    args,
    readEntries(args).filter(({ path }) => path !== entry.path),
  );
}

/** Returns whether a submission waits for this user, or for an unknown user, to sign in. */
export const hasPendingSubmission = (args: Args, user: number | null): boolean =>
  readEntries(args).some((entry) => entry.user === null || entry.user === user);

/** Returns the customer of the newest submission that waits for this user, or null. */
export const customerOfPending = (args: Args, user: number): number | null =>
  Number(
    readEntries(args)
      .filter((entry) => entry.user === null || entry.user === user)
      .at(-1)?.customer || 0,
  ) || null;
