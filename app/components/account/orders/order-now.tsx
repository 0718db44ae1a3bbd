import { useTranslation } from "react-i18next";
import type { FormToken } from "~/components/site/hidden-fields";
import { ButtonLink } from "~/components/ui/form/button";
import type { Order } from "~/contract/orders";
import { classes } from "~/theme/classes";
import { box, row, screenOnly, stack } from "~/theme/layout.css";
import { lead, number } from "~/theme/text.css";
import { OrderStatusLabel } from "./order-status";
import { cannotPay, ReorderButton } from "./reorder-button";

/** The order's current status, with tracking for each parcel that is in transit. */
export function OrderNow({ order, formToken }: { order: Order; formToken: FormToken }) {
  const { t } = useTranslation("account");
  const { status, tracking } = order;
  const parcels = status === "completed" ? [] : tracking;
  return (
    <section className={classes(box, stack.s3)} aria-label={t("orders.status")}>
      <p className={lead}>
        <OrderStatusLabel status={status} />
      </p>
      {cannotPay(order) && (
        <>
          <p>{t("orders.orderAnew")}</p>
          <ReorderButton order={order} formToken={formToken} />
        </>
      )}
      {parcels.map((parcel) => (
        <p key={parcel.number} className={row}>
          <span>
            {parcel.carrier} <b className={number}>{parcel.number}</b>
          </span>{" "}
          {parcel.url && (
            <ButtonLink variant="primary" className={screenOnly} to={parcel.url}>
              {t("orders.track")}
            </ButtonLink>
          )}
        </p>
      ))}
    </section>
  );
}
