import { useTranslation } from "react-i18next";
import type { OperatorOrder } from "~/contract/operator/orders";
import { operatorPaths } from "~/operator-paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

export function OrderFiles({ order }: { order: OperatorOrder }) {
  const { t } = useTranslation("operator");
  const credits = order.refunds.filter(({ credit_note }) => credit_note !== null);
  // If the invoice has errors, `InvoiceDataForm` shows them instead.
  const isMade = order.invoice_faults?.length === 0;
  return (
    <section className={classes(box, stack.s3)}>
      <h2>{t("order.files.title")}</h2>
      <ul>
        <li>
          <a href={operatorPaths.orderFile(order.id, "packing-list")}>{t("order.files.packing")}</a>
        </li>
        {order.invoice && isMade && (
          <li>
            <a href={operatorPaths.orderFile(order.id, "invoice.xml")}>
              {t("order.files.invoice", { number: order.invoice.number })}
            </a>
          </li>
        )}
        {isMade &&
          credits.map(({ id, credit_note }) => (
            <li key={id}>
              <a href={operatorPaths.orderFile(order.id, `credit-note-${id}.xml`)}>
                {t("order.files.credit", { number: credit_note?.number })}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
