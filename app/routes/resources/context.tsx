import "~/shop-kit";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { contextForm } from "~/contract/forms";
import { paths } from "~/paths";
import { done, read } from "~/storefront/forms/form";
import { requestContext } from "~/storefront/request/context";
import { cookieHeader } from "~/storefront/request/cookies";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export async function loader(args: LoaderFunctionArgs) {
  await requestContext(args);
  return redirect(paths.index());
}

/** Selects net (b2b) or gross (b2c) prices, for visitors without an account. */
export async function action(args: ActionFunctionArgs) {
  const { locale } = await requestContext(args);
  const { submission } = await read(args, contextForm, locale);
  if (submission.status !== "success") throw new Response(null, { status: 400, statusText: "invalid_input" });
  const { shop_context, redirectTo } = submission.value;
  const cookie = cookieHeader(args.request, "shop_context", shop_context, {
    maxAgeSeconds: YEAR_SECONDS,
    httpOnly: false,
  });
  return done(args, redirectTo, paths.index(), [], [cookie]);
}

/** Never rendered, but required: without a component, Remix does not render an error page for a thrown Response. */
export default function EmptyScreen() {
  return null;
}
