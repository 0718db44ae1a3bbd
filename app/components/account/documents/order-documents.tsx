import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { Link } from "~/components/ui/page/link";
import type { Document } from "~/contract/documents";
import type { Order } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { stack } from "~/theme/layout.css";
import { DocumentList } from "./document-list";

/**
 * An order's documents, its invoice number and the last day of the withdrawal period. Renders nothing if the order has
 * none of these.
 */
export function OrderDocuments({
  order,
  documents,
  withdrawal,
}: {
  order: Order;
  documents: Document[];
  withdrawal: "open" | "over" | "before_delivery" | null;
}) {
  const { t } = useTranslation("account");
  const { date } = useFormat();
  const locale = useFrame()?.locale ?? "it";
  const { invoice, withdrawal_until: until } = order;
  if (documents.length === 0 && !invoice && !withdrawal) return null;
  const invoiceText =
    invoice && t("order.documents.invoice", { number: invoice.number, date: date(invoice.date) });
  return (
    <section className={stack.s2} aria-labelledby="order-documents">
      <h2 id="order-documents">{t("order.documents.title")}</h2>
      {invoiceText && (
        <p>
          {invoice?.document ? <a href={paths.document(invoice.document)}>{invoiceText}</a> : invoiceText}
        </p>
      )}
      {documents.length > 0 && <DocumentList documents={documents} />}
      {withdrawal && (
        <p>
          {t(`order.documents.withdrawal.${withdrawal}`, { date: until ? date(until) : "" })}{" "}
          {withdrawal !== "over" && (
            <Link to={paths.withdrawal(locale, { order: order.number })}>
              {t("order.documents.withdraw")}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
