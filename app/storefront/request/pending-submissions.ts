// Pending submissions: a post that was not carried out because nobody was signed in, or because another customer or no
// customer was chosen, waits 30 minutes for its user to return to the form: CONTRACT §6, "nothing typed is lost".
import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { newToken } from "~/platform/crypto";
import type { PostedFields } from "~/storefront/forms/without-secrets";
import { cookieName, expiredCookie, readSealed, sealedCookie } from "./cookies";

const TTL_SECONDS = 30 * 60;
const MAX_BYTES = 64 * 1024;
/** Limit of what is stored in the cookie itself: about a hundred products with quantities. */
const MAX_COOKIE_BYTES = 2_500;
const MAX_ENTRIES = 3;
const COOKIE_NAME = "kept";

const Fields = z.array(z.tuple([z.string(), z.string()]));

const Entry = z.object({
  path: z.string(),
  /** Whose form it was; null where the user is unknown. */
  user: z.int().nullable(),
  /** The form's `for_customer`; "" for a form that named nobody. */
  customer: z.string(),
  /** Shown in its form, unsent: the next post of that form ends it. */
  isShown: z.boolean(),
  /** A known user's fields are in KV, under this id. */
  id: z.string().nullable(),
  /** An unknown user's fields are in the cookie, or anyone could fill KV. */
  fields: Fields,
});
type Entry = z.infer<typeof Entry>;

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Entries written by this request, which its other loaders must see. */
const written = new WeakMap<object, Entry[]>();

const readEntries = ({ request, context: { ctx, env } }: Args): Entry[] =>
  written.get(ctx) ?? z.array(Entry).safeParse(readSealed(request, COOKIE_NAME, env.SHOP_SECRET)).data ?? [];

/** Oldest first; the oldest give way where the cookie would become too large for browsers. */
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

/** @returns false where the fields are too large to be stored */
export async function saveSubmission(
  args: Args,
  fields: PostedFields,
  { path, user, customer }: Pick<Entry, "path" | "user" | "customer">,
): Promise<boolean> {
  const text = JSON.stringify(fields);
  if (Buffer.byteLength(text) > (user === null ? MAX_COOKIE_BYTES : MAX_BYTES)) return false;
  const id = user === null ? null : newToken();
  if (id) await args.context.env.CACHE.put(`pending:${id}`, text, { expirationTtl: TTL_SECONDS });
  const others = readEntries(args).filter((entry) => entry.path !== path);
  const entry = { path, user, customer, isShown: false, id, fields: id ? [] : fields };
  writeEntries(args, [...others, entry]);
  return true;
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
  /** The form was sent before anybody had signed in. */
  isFirst: boolean;
}

/** The submission of this page, user and customer; it stays until the form is sent or 30 minutes have passed. */
export async function pendingSubmission(args: Args, reader: Reader): Promise<PendingSubmission | null> {
  const entry = entryOfPage(args, reader);
  if (!entry) return null;
  const fields = entry.id
    ? Fields.safeParse(await args.context.env.CACHE.get(`pending:${entry.id}`, "json")).data
    : entry.fields;
  const others = readEntries(args).filter((one) => one !== entry);
  if (!fields) writeEntries(args, others);
  else if (!entry.isShown) writeEntries(args, [...others, { ...entry, isShown: true }]);
  return fields ? { fields, isFirst: entry.user === null && entry.customer === "" } : null;
}

/** Ends the page's submission that has been shown: its form is sent now. */
export async function endPendingSubmission(args: Args, reader: Reader): Promise<void> {
  const entry = entryOfPage(args, reader);
  if (!entry?.isShown) return;
  if (entry.id) await args.context.env.CACHE.delete(`pending:${entry.id}`);
  writeEntries(
    args,
    readEntries(args).filter((one) => one !== entry),
  );
}

/** Whether a submission waits for the login of this user, or of a user who is not known yet. */
export const hasPendingSubmission = (args: Args, user: number | null): boolean =>
  readEntries(args).some((entry) => entry.user === null || entry.user === user);

/** The customer of the newest submission that waits for this user; null where it names nobody, or none waits. */
export const customerOfPending = (args: Args, user: number): number | null =>
  Number(
    readEntries(args)
      .filter((entry) => entry.user === null || entry.user === user)
      .at(-1)?.customer || 0,
  ) || null;
