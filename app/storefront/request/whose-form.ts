// Compares three facts of every post: the customer that its form was made for (`for_customer`), the user signed in now,
// and the customer selected now. Only this file decides what happens if they disagree (CONTRACT §6 "For whom", §8
// "Whose form it was").
import { type AppLoadContext, json, redirect } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { paths } from "~/paths";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { typedValues } from "~/storefront/forms/typed-values";
import { fieldsWithoutSecrets } from "~/storefront/forms/without-secrets";
import { accessRedirect } from "./access-rules";
import { flashCookie, flashMessage } from "./flash";
import { endPendingSubmission, saveSubmission } from "./pending-submissions";
import { displayName, KEY_SESSION } from "./session";
import type { RequestContext } from "./viewer";

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Forms that do not depend on a customer. */
const FOR_ANYBODY = /^\/(locale|context|consent|auth(\/.*)?)$/;

type Disagreement = "signedOut" | "noCustomer" | "otherCustomer";

/**
 * Accepts a post whose form was made for the current customer, or for no customer.
 * @param from path and query to return to
 * @throws Response 303 to the login or to the choice of a customer, 409 for another customer's form. Each names the
 * action that was not processed, and the fields are stored for their user (401 with the fields in the page if they are
 * too large to store)
 */
export async function checkWhoseForm(args: Args, reqContext: RequestContext, from: string): Promise<void> {
  const { viewer, url, t } = reqContext;
  if (FOR_ANYBODY.test(url.pathname)) return;
  const form = await postedForm(args);
  const customer = formText(form, "for_customer") ?? "";
  const disagreement = disagreementOf(reqContext, customer);
  if (!disagreement) return endPendingSubmission(args, viewer);

  const fields = fieldsWithoutSecrets(form);
  const madeFor = viewer.session ? await customerNamed(reqContext, customer) : null;
  // The order pad stores its own lines, and a program has no next page.
  const isStored =
    form.has("live") ||
    viewer.session?.id === KEY_SESSION ||
    (await saveSubmission(args, fields, {
      path: url.pathname,
      user: userOf(reqContext, disagreement, viewer.session ? madeFor !== null : customer !== ""),
      customer,
    }));
  const lead = t(`server:notDone.${undone(url.pathname, formText(form, "intent"))}`);
  const details = {
    lead,
    madeFor,
    now: viewer.customer,
    typed: typedValues(fields, t),
    redirectTo: from,
  };
  const message = `${lead} ${t(`server:whoseForm.${disagreement}`, { name: madeFor?.name ?? "" })}`;
  if (disagreement === "otherCustomer") throw json({ wrongCustomer: details, message }, { status: 409 });
  if (!isStored) throw json({ wrongCustomer: details, message }, { status: 401 });
  const notice = flashMessage("err", t(`server:whoseForm.${disagreement}`), lead);
  const headers = new Headers({ "Cache-Control": "no-store" });
  // The next page has no customer in its URL.
  const next = new Request(new URL(url.pathname, url), { headers: args.request.headers });
  headers.append("Set-Cookie", flashCookie(next, [notice], args.context.env.SHOP_SECRET));
  const query = { redirectTo: from };
  const to = disagreement === "signedOut" ? paths.login(query) : paths.customers(query);
  throw redirect(to, { status: 303, headers });
}

function disagreementOf({ viewer, url }: RequestContext, customer: string): Disagreement | null {
  const { session, authState, hasEndedNow } = viewer;
  if (!session) {
    const needsAccount = (state: typeof authState) => accessRedirect(url.pathname, "/", state) !== null;
    return customer !== "" || needsAccount(authState) || (hasEndedNow && needsAccount("anonymous"))
      ? "signedOut"
      : null;
  }
  if (authState === "agent-without-customer")
    return customer !== "" || accessRedirect(url.pathname, "/", authState) ? "noCustomer" : null;
  return customer !== "" && customer !== String(viewer.customer?.id ?? "") ? "otherCustomer" : null;
}

/** Returns the only user who may see the fields again, or null for any user who acts for the form's customer. */
function userOf({ viewer }: RequestContext, disagreement: Disagreement, isOwn: boolean): number | null {
  if (disagreement === "signedOut") return isOwn || viewer.hasEndedNow ? viewer.endedUser : null;
  return disagreement === "noCustomer" || isOwn ? (viewer.session?.user.id ?? null) : null;
}

/** Returns the customer with this id if the user may act for it. */
async function customerNamed({ shop }: RequestContext, customer: string) {
  const id = idIn(customer);
  const found = id === null ? null : await attempt(shop.customers.get({ id }));
  if (id === null || !found?.ok) return null;
  const { customer_profile, first_name, last_name } = found.value;
  return { id, name: displayName(customer_profile?.business_name ?? "", first_name, last_name) };
}

const ADDS = ["add", "add-many", "add-lines", "add-file", "add-typed", "add-to-cart", "add-all", "reorder"];

/** Returns the key in `server:notDone` for a form's intent. */
function undone(pathname: string, intent: string | null): string {
  if (intent === "place-order") return "order";
  if (intent === "apply-coupon" || intent === "remove-coupon") return "coupon";
  const isWishlist = pathname === paths.wishlist();
  if (isWishlist && !intent?.startsWith("add-")) return "wishlist";
  if (intent !== null && ADDS.includes(intent)) return "add";
  if (pathname === paths.cart()) return "cart";
  if (pathname === paths.addresses()) return "address";
  if (pathname.startsWith(paths.orderLists())) return "list";
  if (pathname.startsWith(paths.quotes())) return "quote";
  return intent === "cancel" ? "cancel" : "other";
}
