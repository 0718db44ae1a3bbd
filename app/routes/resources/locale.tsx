import "~/shop-kit";
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

/** Sets the cookie `lan`. From a page with a fixed language it redirects to that page's translation. */
export async function action(args: ActionFunctionArgs) {
  const { locale, site } = await requestContext(args);
  const { submission } = await read(args, localeForm, locale);
  if (submission.status !== "success" || !site.locales.includes(submission.value.locale))
    throw new Response(null, { status: 400, statusText: "invalid_input" });
  const { locale: wanted } = submission.value;
  const draftOf = new URL(args.request.url).searchParams.get("redirectTo");
  const redirectTo = draftOf ?? submission.value.redirectTo;
  const url = new URL(safePath(redirectTo) ?? paths.index(), "http://shop");
  // `?locale=` would override the choice.
  url.searchParams.delete("locale");
  const to = localizedPath(url.pathname, wanted) + url.search + url.hash;
  const cookie = localeCookie(args.request, wanted);
  // 307: the browser posts the typed form to its own page, which shows it as a draft (`isDraft`).
  if (draftOf !== null) return redirect(to, { status: 307, headers: { "Set-Cookie": cookie } });
  return done(args, to, paths.index(), [], [cookie]);
}

/** Never rendered, but required: without a component, Remix does not render an error page for a thrown Response. */
export default function EmptyScreen() {
  return null;
}
