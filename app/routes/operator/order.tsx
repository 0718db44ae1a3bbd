import "~/kit";
import "~/operator-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OrderAddresses } from "~/components/account/orders/order-addresses";
import { OrderChanges } from "~/components/account/orders/order-changes";
import { OrderHeading } from "~/components/account/orders/order-heading";
import { OrderNotes } from "~/components/account/orders/order-notes";
import { OrderParcels } from "~/components/account/orders/order-parcels";
import { OrderRefunds } from "~/components/account/orders/order-refunds";
import { OrderTotals } from "~/components/account/orders/order-totals";
import { ChangeForm } from "~/components/operator/change-form";
import { NextAct } from "~/components/operator/orders/desk/next-act";
import { OrderHistory } from "~/components/operator/orders/desk/order-history";
import { PickList } from "~/components/operator/orders/desk/pick-list";
import { InvoiceDataForm, invoiceFieldId } from "~/components/operator/orders/invoice-data-form";
import { MoveForm, moveFieldId } from "~/components/operator/orders/move-form";
import { OrderAdmin } from "~/components/operator/orders/order-admin";
import { OrderFiles } from "~/components/operator/orders/order-files";
import { OrderPayments } from "~/components/operator/orders/order-payments";
import { RefundForm } from "~/components/operator/orders/refund-form";
import { RefundsByHand } from "~/components/operator/orders/refunds-by-hand";
import { FormErrors } from "~/components/ui/form/form-errors";
import { replyTo } from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import { attempt } from "~/contract/client";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { operatorOrderForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { read, refuse, withFields } from "~/storefront/forms/form";
import { changesOf } from "~/storefront/operator/audit-changes";
import { moveIn, quantitiesIn } from "~/storefront/operator/order-quantities";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";
import { stack, withSidebar } from "~/theme/layout.css";

export const handle = { i18n: ["cart", "checkout"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, t, locale, zone, may } = await operatorContext(args, "orders.read");
  const id = idIn(args.params.id) ?? 0;
  const [order, desk] = await Promise.all([
    or404(shop.orders.get({ id })),
    or404(shop.orderDesk.get({ id })),
  ]);
  const customer = may("customers.read") ? await attempt(shop.users.get({ id: order.customer })) : null;
  return {
    title: `${order.number} | ${t("title")}`,
    order,
    pick: desk.pick,
    events: desk.history.map(({ before, after, ...event }) => ({
      ...event,
      changes: changesOf({ before, after }, { t, locale, zone }),
    })),
    customer: customer?.ok ? customer.value : null,
    constraints: constraints(),
    formId: crypto.randomUUID(),
    mayWrite: may("orders.write"),
  };
}

function constraints() {
  const [move, , , invoice, invoiceData, refund, , change] = operatorOrderForm.options;
  return {
    move: constraintOf(move),
    invoice: constraintOf(invoice),
    invoiceData: constraintOf(invoiceData),
    refund: constraintOf(refund),
    change: constraintOf(change),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "orders.write");
  const id = idIn(args.params.id) ?? 0;
  const { submission, form } = await read(args, operatorOrderForm, locale);
  const replier = withFields(submission, form, ROW_FIELDS);
  if (submission.status !== "success") return refuse(replier.reply(), 400);
  const run = (change: Promise<unknown>) =>
    runAction(args, replier, change, operatorPaths.order(id), t("order.moved"));
  const posted = submission.value;
  switch (posted.intent) {
    case "paid":
      return run(shop.orders.paid({ id }));
    case "note":
      return run(shop.orderNotes.add({ id, text: posted.text }));
    case "invoice":
      return run(shop.orders.invoice({ id, number: posted.number, date: posted.date }));
    case "invoice-data": {
      const { intent: _, ...data } = posted;
      return run(shop.orders.invoiceData({ id, ...data }));
    }
    case "refund": {
      const restocked = new Set(dottedFields(form, "restock").map(([row]) => idIn(row)));
      const rows = quantitiesIn(form, "refund")
        .filter(({ qty }) => qty > 0)
        .map((row) => ({ ...row, restock: restocked.has(row.id) }));
      const { form_id: idempotencyKey, amount, reason } = posted;
      return run(shop.orders.refund({ id, amount, reason, rows }, { idempotencyKey }));
    }
    case "refund-paid":
      return run(shop.orders.refundPaid({ id, refund: posted.refund }));
    case "change":
      return run(shop.orders.change({ id, rows: quantitiesIn(form, "change"), reason: posted.reason }));
    case "move":
      return run(shop.orders.move({ id, ...moveIn(posted, form) }, { idempotencyKey: posted.form_id }));
  }
}

export default function OperatorOrderScreen() {
  const { order, pick, events, customer, constraints, formId, mayWrite } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const moved = replyTo(result, { intent: "move" });
  const changed = replyTo(result, { intent: "change" });
  const refunded = replyTo(result, { intent: "refund" });
  const completed = replyTo(result, { intent: "invoice-data" });
  const { t } = useTranslation("operator");
  const documentPath = (id: number) => operatorPaths.orderFile(order.id, `document-${id}`);
  return (
    <div className={stack.s5}>
      <p>
        <Link to={operatorPaths.orders()}>← {t("nav.orders")}</Link>
      </p>
      <OrderHeading order={order} />
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={(field) => {
          if (completed) return invoiceFieldId(field) ?? field;
          if (changed) return "change-reason";
          return refunded && field === "reason" ? "refund-reason" : moveFieldId(field);
        }}
      />
      <div className={withSidebar}>
        <div className={stack.s8}>
          <PickList pick={pick} file={operatorPaths.orderFile(order.id, "packing-list")} />
          <MoveForm
            key={moved ? "refused" : order.history.length}
            order={order}
            formId={formId}
            result={moved}
            constraint={constraints.move}
            mayWrite={mayWrite}
          />
          <OrderParcels order={order} rows={order.rows} documentPath={documentPath} />
          {mayWrite && (
            <ChangeForm
              key={`change-${changed ? "refused" : order.changes.length}`}
              order={order}
              result={changed}
              constraint={constraints.change}
            />
          )}
          <OrderChanges order={order} />
          {mayWrite && (
            <RefundForm
              key={`refund-${refunded ? "refused" : order.refunds.length}`}
              order={order}
              formId={formId}
              result={refunded}
              constraint={constraints.refund}
            />
          )}
          <OrderNotes order={order} />
          <OrderAddresses order={order} />
          <OrderHistory
            key={`history-${events.length}`}
            events={events}
            mayWrite={mayWrite}
            result={replyTo(result, { intent: "note" })}
          />
        </div>
        <aside className={stack.s5}>
          <NextAct key={order.history.length} order={order} pick={pick} mayWrite={mayWrite} />
          <OrderTotals order={order} />
          <OrderPayments order={order} documentPath={documentPath} />
          <OrderRefunds order={order} documentPath={documentPath} />
          {mayWrite && <RefundsByHand order={order} />}
          <OrderFiles order={order} />
          {mayWrite && (
            <InvoiceDataForm
              key={completed ? "refused" : JSON.stringify(order.billing_address)}
              order={order}
              result={completed}
              constraint={constraints.invoiceData}
            />
          )}
          <OrderAdmin
            order={order}
            customer={customer}
            result={replyTo(result, { intent: "invoice" })}
            constraint={constraints.invoice}
            mayWrite={mayWrite}
          />
        </aside>
      </div>
    </div>
  );
}

const ROW_FIELDS = ["shipped", "refund", "restock", "change"];
