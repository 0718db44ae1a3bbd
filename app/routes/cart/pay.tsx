import "~/shop-kit";
import { data, json, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/form/button";
import { itemLink } from "~/components/ui/list/facts.css";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { useFormat } from "~/i18n/use-format";
import { paths, withCustomer } from "~/paths";
import { payCookie } from "~/storefront/checkout/pay-cookie";
import { readContext } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { noindexTitleMeta } from "~/storefront/seo/titles";
import { row, stack } from "~/theme/layout.css";
import { display, lead, number } from "~/theme/text.css";

export const handle = { i18n: "checkout" };

type Loaded = typeof loader;

export const meta: typeof noindexTitleMeta = (args) => {
  // `titleMeta` knows only the title; this route's loader also returns the address to redirect to.
  const refresh = Object(args.data).refresh;
  return [
    ...(noindexTitleMeta(args) ?? []),
    ...(refresh ? [{ httpEquiv: "refresh", content: `0;url=${refresh}` }] : []),
  ];
};

/**
 * Opens the payment of an order by its pay link, without sign-in. With `?order=new` renders a page that leads on to the
 * provider (CONTRACT §8), else redirects to the provider's page, or to the order's confirmation if no payment is due.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  // An email program that checks the link with HEAD must not open a payment.
  if (request.method === "HEAD") return json(null, { headers: { "Cache-Control": "no-store" } });
  const { shop, t, url, viewer } = await readContext(args);
  const token = params.token ?? "";
  const order = await or404(shop.payments.get({ token }));
  const headers = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "Set-Cookie": payCookie(request, context.env, order.id, token),
  };
  const customer = viewer.isCustomerInAddress ? viewer.customer : null;
  const leadsTo = customer ? withCustomer(paths.pay(token), customer.id) : paths.pay(token);
  const confirmation = () => redirect(paths.orderComplete(order.id), { status: 303, headers });
  const page = (status: 200 | 503) =>
    data(
      {
        title: t("checkout:pay.stepLeft"),
        order,
        payPath: paths.pay(token),
        refresh: status === 200 ? leadsTo : null,
        failure: status === 200 ? null : t("errors:codes.payment_unavailable"),
      },
      { status, headers },
    );
  if (url.searchParams.get("order") === "new")
    return order.payment.pay_url === null ? confirmation() : page(200);
  const opened = await shop.payments.open({ token }).catch((error) => {
    if (error instanceof Response && error.status === 503) return null;
    throw error;
  });
  if (opened === null) return page(503);
  return opened.url === null ? confirmation() : redirect(opened.url, { status: 303, headers });
}

/**
 * The order is placed and its payment is the remaining step. `failure` is set if the provider's page could not be
 * opened.
 */
export default function Pay() {
  const loaded = useLoaderData<Loaded>();
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  if (loaded === null) return null;
  const { order, failure, payPath } = loaded;
  const total = money(order.total, order.currency);
  return (
    <div className={stack.s5}>
      <h1 className={display}>{t("pay.stepLeft")}</h1>
      <p className={lead}>
        {t("pay.saved")} <b className={number}>{order.number}</b>, {total}, {order.payment_method.name}.
      </p>
      {failure === null ? <p>{t("pay.leading")}</p> : <Notice kind="err">{failure}</Notice>}
      <p className={row}>
        <ButtonLink variant="primary" to={payPath} reloadDocument>
          {failure === null ? t("pay.now", { total }) : t("pay.retry")}
        </ButtonLink>{" "}
        {failure !== null && (
          <Link className={itemLink} to={paths.orderComplete(order.id)}>
            {t("done.see")}
          </Link>
        )}
      </p>
    </div>
  );
}
