import "~/shop-kit";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { seasonForm } from "~/contract/forms";
import { paths } from "~/paths";
import { done, read } from "~/storefront/forms/form";
import { requestContext } from "~/storefront/request/context";
import { activeSeasons, seasonCookie } from "~/storefront/request/season";

export async function loader(args: LoaderFunctionArgs) {
  await requestContext(args);
  return redirect(paths.index());
}

/** Selects the season of prices, cart, wishlist and lists. Blank selects the whole year. */
export async function action(args: ActionFunctionArgs) {
  const { locale, shop } = await requestContext(args);
  const { submission } = await read(args, seasonForm, locale);
  const refused = () => new Response(null, { status: 400, statusText: "invalid_input" });
  if (submission.status !== "success") throw refused();
  const { season = null, redirectTo } = submission.value;
  const inForce = season === null || (await activeSeasons(shop)).some(({ id }) => id === season);
  if (!inForce) throw refused();
  return done(args, redirectTo, paths.index(), [], [seasonCookie(args.request, season)]);
}

/** Never rendered, but required: without a component, Remix does not render an error page for a thrown Response. */
export default function EmptyScreen() {
  return null;
}
