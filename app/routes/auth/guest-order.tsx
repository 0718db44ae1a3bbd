import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { requestContext } from "~/storefront/request/context";
import { newSession, sessionCookie } from "~/storefront/request/session";
import { notFound } from "~/storefront/response/or-404";
import { noindexTitleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "auth" };

export const meta = noindexTitleMeta;

/** Opening the page does not use the link: virus scanners follow links in emails. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await requestContext(args);
  return { title: t("auth:guestOrder.title"), key: keyOf(url) };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, url } = await requestContext(args);
  const answer = await attempt(shop.auth.guestLink({ key: keyOf(url) }));
  if (!answer.ok) throw notFound(t("server:auth.guestOrder.gone"));
  const { order, ...login } = answer.value;
  const cookie = sessionCookie(args.request, newSession(login), args.context.env.SHOP_SECRET);
  return done(args, null, paths.order(order), [], [cookie]);
}

export default function GuestOrder() {
  const { title, key } = useLoaderData<typeof loader>();
  const { t } = useTranslation("auth");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={title} />
      <h1>{title}</h1>
      <p>{t("guestOrder.text")}</p>
      <Form method="post" action={paths.guestOrder(key)}>
        <Button variant="primary">{t("guestOrder.open")}</Button>
      </Form>
    </div>
  );
}

const keyOf = (url: URL): string => url.searchParams.get("key")?.slice(0, MAX_KEY_LENGTH) || "-";
const MAX_KEY_LENGTH = 200;
