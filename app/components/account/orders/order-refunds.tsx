import { useTranslation } from "react-i18next";
import { Facts } from "~/components/ui/list/facts";
import type { Order } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** The order's refunds with their reasons and credit notes. Renders nothing without a refund. */
export function OrderRefunds({
  order,
  documentPath,
}: {
  order: Pick<Order, "refunds" | "refunded" | "currency">;
  documentPath: (id: number) => string;
}) {
  const { t } = useTranslation("account");
  const { date, money } = useFormat();
  const { refunds, refunded, currency } = order;
  if (refunds.length === 0) return null;
  return (
    <section className={classes(box, stack.s4)} aria-labelledby="refunds">
      <h2 id="refunds">{t("order.refunds.title")}</h2>
      <Facts
        facts={refunds.map((refund) => ({
          key: String(refund.id),
          name: (
            <>
              {date(refund.at)}
              {refund.reason && `, ${refund.reason}`}
              {refund.state !== "done" && `, ${t(`order.refunds.${refund.state}`)}`}
              {refund.credit_note && (
                <>
                  {" "}
                  <a href={documentPath(refund.credit_note.document)}>{refund.credit_note.number}</a>
                </>
              )}
            </>
          ),
          value: money(refund.amount, currency),
        }))}
        total={{ name: t("order.refunds.total"), value: money(refunded, currency) }}
      />
    </section>
  );
}
