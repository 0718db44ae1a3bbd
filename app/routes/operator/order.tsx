import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrderAddresses } from "~/components/account/orders/order-addresses";
import { OrderHeading } from "~/components/account/orders/order-heading";
import { OrderNotes } from "~/components/account/orders/order-notes";
import { OrderTimeline } from "~/components/account/orders/order-timeline";
import { OrderTotals } from "~/components/account/orders/order-totals";
import { FaultNotice } from "~/components/operator/fault-notice";
import { MoveForm } from "~/components/operator/move-form";
import { OrderAdmin } from "~/components/operator/order-admin";
import { attempt } from "~/contract/client";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/id";
import { OrderStatus } from "~/contract/orders";
import { paths } from "~/paths";
import { postedForm } from "~/storefront/forms/posted-form";
import { operatorContext, refused, runAction } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";
import { stack, withSidebar } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.order.number} | ${data.words.title}` : "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const order = await or404(shop.orders.get({ id: idIn(args.params.id) ?? 0 }));
  const customer = await attempt(shop.users.get({ id: order.customer }));
  return { words, order, customer: customer.ok ? customer.value : null };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, words } = await operatorContext(args);
  const id = idIn(args.params.id) ?? 0;
  const form = await postedForm(args);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const run = (change: Promise<unknown>) =>
    runAction(args, form, change, paths.operatorOrder(id), words.order.moved);
  switch (text("intent")) {
    case "paid":
      return run(shop.orders.paid({ id }));
    case "invoice":
      return run(shop.orders.invoice({ id, number: text("number"), date: text("date") }));
    default: {
      const to = OrderStatus.safeParse(text("to"));
      if (!to.success)
        return refused(form, { message: words.order.choose, fields: { to: [words.order.choose] } }, 400);
      const tracking = { carrier: text("carrier"), number: text("tracking"), url: text("url") };
      const isTracked = Object.values(tracking).some((part) => part !== "");
      const rows = to.data === "partially_shipped" ? shippedIn(form) : [];
      return run(
        shop.orders.move({ id, to: to.data, note: text("note"), rows, ...(isTracked && { tracking }) }),
      );
    }
  }
}

export default function OperatorOrderScreen() {
  const { words, order, customer } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const fault = posted && "fault" in posted ? posted.fault : undefined;
  return (
    <div className={stack.s5}>
      <OrderHeading order={order} />
      <FaultNotice fault={fault} lead={words.fault} />
      <div className={withSidebar}>
        <div className={stack.s8}>
          <MoveForm key={order.status} order={order} words={words.order} fault={fault} />
          <OrderNotes order={order} />
          <OrderAddresses order={order} />
        </div>
        <aside className={stack.s5}>
          <OrderTotals order={order} />
          <OrderTimeline order={order} />
          <OrderAdmin order={order} customer={customer} words={words.order} fault={fault} />
        </aside>
      </div>
    </div>
  );
}

/** The numeric values of `shipped.{row}`; the API validates them. */
const shippedIn = (form: FormData) =>
  dottedFields(form, "shipped").flatMap(([row, value]) => {
    const id = idIn(row);
    const shipped_qty = /^\d{1,5}$/.test(value) ? Number(value) : null;
    return id !== null && shipped_qty !== null ? [{ id, shipped_qty }] : [];
  });
