import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { localeForm } from "~/contract/forms";
import { paths } from "~/paths";
import { done, read } from "~/storefront/forms/form";
import { safePath } from "~/storefront/request/access-rules";
import { requestContext } from "~/storefront/request/context";
import { localeCookie, localizedPath } from "~/storefront/request/locale";

export async function loader(args: LoaderFunctionArgs) {
  await requestContext(args);
  return redirect(paths.index());
}

/** Sets the cookie `lan`; from a page with a language of its own it leads to that page's sister. */
export async function action(args: ActionFunctionArgs) {
  const { locale } = await requestContext(args);
  const { submission } = await read(args, localeForm, locale);
  if (submission.status !== "success") throw new Response(null, { status: 400, statusText: "invalid_input" });
  const { locale: wanted } = submission.value;
  const draftOf = new URL(args.request.url).searchParams.get("redirectTo");
  const redirectTo = draftOf ?? submission.value.redirectTo;
  const url = new URL(safePath(redirectTo) ?? paths.index(), "http://shop");
  // `?locale=` would speak louder than the choice just made.
  url.searchParams.delete("locale");
  const to = localizedPath(url.pathname, wanted) + url.search + url.hash;
  const cookie = localeCookie(args.request, wanted);
  // The browser sends what was typed on to the page it was typed into, which shows it and does nothing (`isDraft`).
  if (draftOf !== null) return redirect(to, { status: 307, headers: { "Set-Cookie": cookie } });
  return done(args, to, paths.index(), [], [cookie]);
}

/** Never seen. With it a refusal is a page in words, where it would be an empty answer. */
export default function EmptyScreen() {
  return null;
}
