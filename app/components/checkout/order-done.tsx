import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/form/button";
import { Timeline } from "~/components/ui/list/timeline";
import { ProductImage } from "~/components/ui/page/product-image";
import type { Order } from "~/contract/orders";
import { orderDispatchPromise, waitsForAll } from "~/i18n/dispatch-promise";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { row, stack, twoColumn } from "~/theme/layout.css";
import { display, lead, number } from "~/theme/text.css";
import { PaymentFacts } from "./payment-facts";

/** The order is placed: its number, what happens next and by when, how to pay. */
export function OrderDone({ order, email }: { order: Order; email: string }) {
  const { t } = useTranslation(["checkout", "common"]);
  const { money, date } = useFormat();
  const waits = order.status === "pending";
  const { is_pickup } = order.shipping_policy;
  const promise = is_pickup ? t("done.ready") : t(waits ? "done.oncePaid" : "done.by");
  const byTitle = waits ? t("done.oncePaidTitle") : t("done.byTitle", { date: date(order.promised_by) });
  const events = [
    { title: date(order.date), state: "done" as const, text: t("done.received", { email }) },
    ...(waits ? [{ title: t("done.paymentTitle"), state: "todo" as const, text: t("done.payment") }] : []),
    {
      title: waitsForAll(order) ? t("common:notInStock.title") : byTitle,
      state: "todo" as const,
      text: orderDispatchPromise(order, promise, t, date),
    },
    {
      title: t("done.thenTitle"),
      state: "todo" as const,
      text: t(is_pickup ? "done.thenPickup" : "done.then"),
    },
  ];
  return (
    <div className={twoColumn}>
      <div className={stack.s5}>
        <h1 className={display}>{t("done.title")}</h1>
        <p className={lead}>
          {t("done.number")} <b className={number}>{order.number}</b>, {money(order.total, order.currency)},{" "}
          {order.payment_method.name}.
        </p>
        <PaymentFacts order={order} />
        <Timeline events={events} />
        <p className={row}>
          <ButtonLink variant="primary" to={paths.order(order.id)}>
            {t("done.see")}
          </ButtonLink>{" "}
          <Link to={paths.products()}>{t("done.catalogue")}</Link>
        </p>
      </div>
      <ProductImage
        image={{ url: "/images/crown-cap.svg", width: 320, height: 320 }}
        alt=""
        loading="eager"
      />
    </div>
  );
}
