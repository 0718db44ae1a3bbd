import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CancelOrder } from "~/components/account/orders/cancel-order";
import { CartBreadcrumb } from "~/components/cart/cart-breadcrumb";
import { AfterOrder } from "~/components/checkout/after-order";
import { KeepOrder } from "~/components/checkout/keep-order";
import { OrderDone } from "~/components/checkout/order-done";
import { attempt } from "~/contract/client";
import { SETTING_DEFAULTS } from "~/contract/constants/settings";
import { idIn } from "~/contract/input/id";
import { paths } from "~/paths";
import { settingsOf } from "~/storefront/content/settings";
import { formTokenOf } from "~/storefront/forms/form-token";
import { requestContext } from "~/storefront/request/context";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, url, t } = await requestContext(args);
  const id = idIn(url.searchParams.get("order"));
  // Invalid, unknown or another customer's: the same 404.
  if (id === null) throw new Response(null, { status: 404 });
  const [settings, order, customer] = await Promise.all([
    settingsOf(args),
    attempt(shop.orders.get({ id })),
    viewer.customer ? attempt(shop.customers.get({ id: viewer.customer.id })) : null,
  ]);
  if (!order.ok) throw new Response(null, { status: order.error.status });
  // Once shipped or ended, the order's own page says more.
  if (!["pending", "processing"].includes(order.value.status)) throw redirect(paths.order(id));
  return {
    title: t("checkout:doneTitle"),
    order: order.value,
    email: customer?.ok ? customer.value.email : "",
    formToken: formTokenOf(viewer),
    canSignUp: (settings.text("SIGN_UP") ?? SETTING_DEFAULTS.SIGN_UP) !== "none",
  };
}

export default function OrderComplete() {
  const { title, order, email, formToken, canSignUp } = useLoaderData<typeof loader>();
  return (
    <div className={stack.s6}>
      <CartBreadcrumb current={title} />
      <OrderDone order={order} email={email} />
      <KeepOrder order={order} canSignUp={canSignUp} />
      <AfterOrder order={order} formToken={formToken} />
      {order.can_cancel && <CancelOrder order={order} formToken={formToken} />}
    </div>
  );
}
