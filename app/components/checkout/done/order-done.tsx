import { useTranslation } from "react-i18next";
import { TotalsList } from "~/components/cart/totals-list";
import { PaymentFacts } from "~/components/checkout/payment/payment-facts";
import type { Transfer } from "~/components/checkout/payment/transfer-facts";
import { SummaryRows } from "~/components/checkout/summary/summary-rows";
import { useHandlingTime } from "~/components/site/frame/use-frame";
import { ButtonLink } from "~/components/ui/form/button";
import { itemLink } from "~/components/ui/list/facts.css";
import { Timeline } from "~/components/ui/list/timeline";
import { Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import { Status } from "~/components/ui/status";
import type { Order, OrderRow } from "~/contract/orders";
import type { PayableOrder } from "~/contract/payments";
import { dispatchPromiseKey, orderDispatchPromise, waitsForAll } from "~/i18n/dispatch-promise";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { row, stack, twoColumn } from "~/theme/layout.css";
import { display, lead, number } from "~/theme/text.css";

export function OrderDone({
  order,
  email,
  bought,
  transfer,
}: {
  order: PayableOrder;
  email: string;
  /** null if the visitor has only the pay link and is not signed in as the order's customer. */
  bought: Bought | null;
  transfer: Transfer | null;
}) {
  const { t } = useTranslation(["checkout", "common"]);
  const { money } = useFormat();
  const isPaid = order.payment.state === "paid";
  return (
    <div className={twoColumn}>
      <div className={stack.s5}>
        {isPaid && <Status label={t("done.paidMark")} tone="ok" mark="tick" />}
        {order.payment.state === "failed" && <Status label={t("done.failedMark")} tone="err" mark="bang" />}
        <h1 className={display}>{t(titleOf(order))}</h1>
        <p className={lead}>
          {t("done.number")} <b className={number}>{order.number}</b>, {money(order.total, order.currency)},{" "}
          {order.payment_method.name}.
        </p>
        {order.status !== "cancelled" && <DispatchPromise order={order} />}
        <PaymentFacts order={order} transfer={transfer} isNamedAbove={titleOf(order) === "pay.stepLeft"} />
        {order.status !== "cancelled" && <NextSteps order={order} email={email} />}
        <p className={row}>
          {bought && (
            <ButtonLink variant={order.payment.pay_url ? "plain" : "primary"} to={paths.order(order.id)}>
              {t("done.see")}
            </ButtonLink>
          )}{" "}
          <Link className={itemLink} to={paths.products()}>
            {t("done.catalogue")}
          </Link>
        </p>
      </div>
      {bought ? (
        <Summary {...bought} />
      ) : (
        <ProductImage
          image={{ url: "/images/order-done.svg", width: 320, height: 320 }}
          alt=""
          loading="eager"
        />
      )}
    </div>
  );
}

interface Bought {
  order: Order;
  rows: Pick<OrderRow, "id" | "qty" | "name" | "total_price" | "image">[];
}

function Summary({ order, rows }: Bought) {
  const { t } = useTranslation("checkout");
  return (
    <section className={stack.s4} aria-labelledby="bought">
      <h2 id="bought">{t("summary.items", { count: order.article_count })}</h2>
      <SummaryRows rows={rows} currency={order.currency} />
      <TotalsList sums={order} coupon={order.coupon} scheme={order.vat_scheme} />
    </section>
  );
}

/** Expected dispatch date, or the date when the order is ready for pickup. */
function DispatchPromise({ order }: { order: PayableOrder }) {
  const { t } = useTranslation(["checkout", "common"]);
  const { date, weekDay } = useFormat();
  const handling = useHandlingTime();
  const key = dispatchPromiseKey(waitsForPayment(order), order.shipping_policy.is_pickup);
  return (
    <p>{orderDispatchPromise(order, t(key, { date: weekDay(order.promised_by), handling }), t, date)}</p>
  );
}

function NextSteps({ order, email }: { order: PayableOrder; email: string }) {
  const { t } = useTranslation(["checkout", "common"]);
  const { date, weekDay } = useFormat();
  const handling = useHandlingTime();
  const waits = waitsForPayment(order);
  const isPaid = order.payment.state === "paid";
  const { is_pickup } = order.shipping_policy;
  const byTitle =
    waits && !order.requested_date
      ? t("done.oncePaidTitle", { handling })
      : t("done.byTitle", { date: weekDay(order.promised_by) });
  const events = [
    {
      title: date(order.date),
      state: "done" as const,
      text: email ? t("done.received", { email }) : t("done.receivedPlain"),
    },
    ...(waits ? [{ title: t("done.paymentTitle"), state: "todo" as const, text: t("done.payment") }] : []),
    ...(isPaid ? [{ title: t("done.paymentTitle"), state: "done" as const, text: t("done.paid") }] : []),
    {
      title: waitsForAll(order) ? t("common:notInStock.title") : byTitle,
      state: "todo" as const,
      text: t(is_pickup ? "done.ready" : "done.by"),
    },
    {
      title: t(is_pickup ? "done.pickupTitle" : "done.thenTitle"),
      state: "todo" as const,
      text: t(is_pickup ? "done.thenPickup" : "done.then"),
    },
  ];
  return <Timeline events={events} />;
}

/** A dispatch date can be promised only after payment. */
const waitsForPayment = ({ status }: PayableOrder) => status === "pending" || status === "failed";

function titleOf({ status, payment }: PayableOrder) {
  if (status === "cancelled") return "done.cancelledTitle";
  if (payment.state === "failed") return "done.failedTitle";
  return payment.pay_url === null ? "done.title" : "pay.stepLeft";
}
