import "~/shop-kit";
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CancelOrder } from "~/components/account/orders/cancel-order";
import { OrderDone } from "~/components/checkout/done/order-done";
import { KeepOrder } from "~/components/checkout/guest/keep-order";
import { Button, buttonClass } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { paths } from "~/paths";
import { bankTransferOf } from "~/storefront/checkout/bank-transfer";
import { payTokenOf } from "~/storefront/checkout/pay-cookie";
import { settingsOf, signUpOf } from "~/storefront/content/settings";
import { formTokenOf } from "~/storefront/forms/form-token";
import { type RequestContext, readContext, requestContext } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { titleMeta } from "~/storefront/seo/titles";
import { classes } from "~/theme/classes";
import { screenOnly, sectionGap, stack } from "~/theme/layout.css";

export const handle = { i18n: ["account", "checkout", "cart"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const id = idIn(url.searchParams.get("order"));
  // Invalid, unknown and other customers' ids return the same 404.
  if (id === null) throw new Response(null, { status: 404 });
  const token = payTokenOf(args.request, args.context.env, id);
  const reqContext = await readContext(args);
  // The browser that went to the bank needs no sign-in when it returns. All others follow the access rules of the
  // cart's pages.
  if (reqContext.viewer.session === null && token !== null) return ofLink(reqContext, token);
  const { shop, viewer, t } = await requestContext(args);
  const [settings, order, rows, customer] = await Promise.all([
    settingsOf(args),
    attempt(shop.orders.get({ id })),
    attempt(shop.orders.rows({ order: id })),
    viewer.customer ? attempt(shop.customers.get({ id: viewer.customer.id })) : null,
  ]);
  if (!order.ok && token !== null) return ofLink(reqContext, token);
  if (!order.ok) throw new Response(null, { status: order.error.status });
  // Once the order is shipped or closed, its own page is more useful.
  if (!["pending", "failed", "processing"].includes(order.value.status)) throw redirect(paths.order(id));
  return {
    title: t("checkout:doneTitle"),
    order: order.value,
    email: customer?.ok ? customer.value.email : "",
    transfer: await bankTransferOf(shop, order.value),
    own: {
      bought: {
        order: order.value,
        rows: (rows.ok ? rows.value.results : []).map(({ id, qty, name, total_price, image }) => ({
          ...{ id, qty, name, total_price, image },
        })),
      },
      isAgent: viewer.session?.user.isAgent ?? false,
      canCancel: order.value.can_cancel,
      canSignUp: signUpOf(settings) !== "none",
      formToken: formTokenOf(viewer),
    },
  };
}

/** Data that the pay link alone may show: the order's status, without items and addresses. */
async function ofLink({ shop, t }: RequestContext, token: string) {
  return {
    title: t("checkout:doneTitle"),
    order: await or404(shop.payments.get({ token })),
    email: "",
    transfer: null,
    own: null,
  };
}

export default function OrderComplete() {
  const { order, email, transfer, own } = useLoaderData<typeof loader>();
  const { t } = useTranslation("checkout");
  return (
    <div className={classes(stack.s6, sectionGap)}>
      <OrderDone order={order} email={email} bought={own?.bought ?? null} transfer={transfer} />
      {own && <KeepOrder order={order} canSignUp={own.canSignUp} />}
      {own?.isAgent && (
        <p className={screenOnly}>
          <Link className={buttonClass({ variant: "primary" })} to={paths.customers()}>
            {t("done.nextCustomer")}
          </Link>
        </p>
      )}
      {own && <PrintButton />}
      {own?.canCancel && <CancelOrder order={order} formToken={own.formToken} />}
    </div>
  );
}

/** Button that prints the page, if scripts run. */
function PrintButton() {
  const { t } = useTranslation("checkout");
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  if (!canPrint) return null;
  return (
    <p className={screenOnly}>
      <Button type="button" variant="text" onClick={() => window.print()}>
        {t("done.print")}
      </Button>
    </p>
  );
}
