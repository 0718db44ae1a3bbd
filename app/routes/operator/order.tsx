import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OrderAddresses } from "~/components/account/orders/order-addresses";
import { OrderHeading } from "~/components/account/orders/order-heading";
import { OrderNotes } from "~/components/account/orders/order-notes";
import { OrderTimeline } from "~/components/account/orders/order-timeline";
import { OrderTotals } from "~/components/account/orders/order-totals";
import { MoveForm, moveFieldId } from "~/components/operator/move-form";
import { OrderAdmin } from "~/components/operator/order-admin";
import { FormErrors } from "~/components/ui/form/form-errors";
import { refusedForm } from "~/components/ui/form/refused-form";
import { attempt } from "~/contract/client";
import { MAX_QTY_DIGITS } from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/id";
import { operatorOrderForm } from "~/contract/operator/forms";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { read, refuse, withTyped } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";
import { stack, withSidebar } from "~/theme/layout.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t } = await operatorContext(args);
  const order = await or404(shop.orders.get({ id: idIn(args.params.id) ?? 0 }));
  const customer = await attempt(shop.users.get({ id: order.customer }));
  return { title: `${order.number} | ${t("title")}`, order, customer: customer.ok ? customer.value : null };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args);
  const id = idIn(args.params.id) ?? 0;
  const { submission, form } = await read(args, operatorOrderForm, locale);
  const shipped = dottedFields(form, "shipped");
  const replier = withTyped(
    submission,
    Object.fromEntries(shipped.map(([row, value]) => [`shipped.${row}`, value])),
  );
  if (submission.status !== "success") return refuse(replier.reply(), 400);
  const run = (change: Promise<unknown>) =>
    runAction(args, replier, change, paths.operatorOrder(id), t("order.moved"));
  const posted = submission.value;
  switch (posted.intent) {
    case "paid":
      return run(shop.orders.paid({ id }));
    case "invoice":
      return run(shop.orders.invoice({ id, number: posted.number, date: posted.date }));
    case "move": {
      const { to, note, carrier, tracking, url } = posted;
      const isTracked = [carrier, tracking, url].some((part) => part !== "");
      return run(
        shop.orders.move({
          id,
          to,
          note,
          rows: to === "partially_shipped" ? shippedRows(shipped) : [],
          ...(isTracked && { tracking: { carrier, number: tracking, url } }),
        }),
      );
    }
  }
}

export default function OperatorOrderScreen() {
  const { order, customer } = useLoaderData<typeof loader>();
  const refused = refusedForm(useActionData<typeof action>()?.result);
  const { t } = useTranslation("operator");
  return (
    <div className={stack.s5}>
      <OrderHeading order={order} />
      <FormErrors title={() => t("notDone")} error={refused?.errors} idOf={moveFieldId} />
      <div className={withSidebar}>
        <div className={stack.s8}>
          <MoveForm key={order.status} order={order} refused={refused} />
          <OrderNotes order={order} />
          <OrderAddresses order={order} />
        </div>
        <aside className={stack.s5}>
          <OrderTotals order={order} />
          <OrderTimeline order={order} />
          <OrderAdmin order={order} customer={customer} refused={refused} />
        </aside>
      </div>
    </div>
  );
}

/** The whole numbers of `shipped.{row}`; the API checks them against the order. */
const shippedRows = (shipped: [string, string][]) =>
  shipped.flatMap(([row, value]) => {
    const id = idIn(row);
    const shipped_qty = DIGITS.test(value) ? Number(value) : null;
    return id !== null && shipped_qty !== null ? [{ id, shipped_qty }] : [];
  });

const DIGITS = new RegExp(`^\\d{1,${MAX_QTY_DIGITS}}$`);
