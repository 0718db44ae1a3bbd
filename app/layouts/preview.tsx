import "~/shop-kit";
// Frame of previews, which render hidden content as the shop would: shows that it is a preview and the languages, and
// disables forms.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { operatorSession } from "~/storefront/operator/require-operator";
import { languagesOf } from "~/storefront/request/locale";
import { shopClientFor } from "~/storefront/request/shop-client";
import { container } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { t, locale, url } = await operatorSession(args);
  const { offered } = await languagesOf(args);
  return {
    title: `${t("preview.title")} | ${t("title")}`,
    lead: t("preview.title"),
    text: t(`preview.${await stateOf(args, url)}`),
    locales: offered.map((one) => ({
      locale: one,
      name: t(`records.locales.${one}`),
      to: one === locale ? null : `?locale=${one}`,
    })),
  };
}

/** Whether visitors see the same content, checked with the public API. */
async function stateOf({ context, request, params }: LoaderFunctionArgs, url: URL) {
  if (params.id !== undefined) return "slides";
  const shop = shopClientFor(context, request, "it", "b2b", null);
  const id = params.slug ?? "";
  const isProduct = url.pathname.startsWith("/operator/preview/p/");
  const answer = await attempt<unknown>(isProduct ? shop.products.get({ id }) : shop.content.article({ id }));
  return answer.ok ? "shown" : "hidden";
}

export default function PreviewLayout() {
  const { lead, text, locales } = useLoaderData<typeof loader>();
  return (
    <main className={container}>
      <Notice kind="warn" lead={lead}>
        {text}{" "}
        {locales.map(({ locale, name, to }) => (
          <span key={locale} lang={locale}>
            {to === null ? <b>{name}</b> : <a href={to}>{name}</a>}{" "}
          </span>
        ))}
      </Notice>
      <fieldset disabled>
        <Outlet />
      </fieldset>
    </main>
  );
}
