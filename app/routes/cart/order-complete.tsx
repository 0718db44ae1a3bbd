import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CancelOrder } from "~/components/account/orders/cancel-order";
import { CartBreadcrumb } from "~/components/cart/cart-breadcrumb";
import { AfterOrder } from "~/components/checkout/after-order";
import { OrderDone } from "~/components/checkout/order-done";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/id";
import { paths } from "~/paths";
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
  const [order, customer] = await Promise.all([
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
  };
}

export default function OrderComplete() {
  const { title, order, email, formToken } = useLoaderData<typeof loader>();
  return (
    <div className={stack.s6}>
      <CartBreadcrumb current={title} />
      <OrderDone order={order} email={email} />
      <AfterOrder order={order} formToken={formToken} />
      {order.can_cancel && <CancelOrder order={order} formToken={formToken} />}
    </div>
  );
}
