import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LogoutForm } from "~/components/auth/logout-form";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { attempt } from "~/contract/client";
import { logoutForm } from "~/contract/forms";
import { paths } from "~/paths";
import { done, read } from "~/storefront/forms/form";
import { requestContext } from "~/storefront/request/context";
import { endedSessionCookie } from "~/storefront/request/ended-session";
import { flashMessage } from "~/storefront/request/flash";
import { noKnownUser } from "~/storefront/request/known-user";
import { noOpenCustomers } from "~/storefront/request/open-customers";
import { seasonCookie } from "~/storefront/request/season";
import { sessionCookie } from "~/storefront/request/session";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "auth" };

export const meta = titleMeta;

/** Shows the form without ending the session: a GET may come from a prefetch or a crawler. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, t } = await requestContext(args);
  return { title: t("auth:logout.title"), name: viewer.session?.user.name ?? null };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, viewer, locale, t } = await requestContext(args);
  const { submission } = await read(args, logoutForm, locale);
  const everywhere = submission.status === "success" && submission.value.intent === "logout-all";
  // Errors are ignored: an invalid token has already ended.
  if (viewer.session) await attempt(everywhere ? shop.auth.logoutAll({}) : shop.auth.logout({}));
  const notice = flashMessage("ok", t(everywhere ? "server:auth.doneEverywhere" : "auth:logout.done"));
  const ended = sessionCookie(args.request, null, args.context.env.SHOP_SECRET);
  const { session } = viewer;
  const secrets = args.context.env.SHOP_SECRET;
  const cookies = [
    ended,
    ...(session
      ? [endedSessionCookie(args.request, { user: session.user.id, hasExpired: false }, secrets)]
      : []),
    seasonCookie(args.request, null),
    noOpenCustomers(args.request),
    noKnownUser(args.request),
  ];
  const redirectTo = submission.status === "success" ? submission.value.redirectTo : null;
  const answer = done(args, redirectTo, paths.index(), [notice], cookies);
  // Deletes the order pad's stored pages and unsent lines, even if the page had no scripts to do so.
  answer.headers.set("Clear-Site-Data", '"storage"');
  return answer;
}

export default function Logout() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation("auth");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={t("logout.title")} />
      <h1>{t("logout.title")}</h1>
      {name ? <LogoutForm name={name} /> : <p>{t("logout.signedOut")}</p>}
    </div>
  );
}
