import { useTranslation } from "react-i18next";
import type { CheckoutQuote } from "~/contract/checkout";
import { useFormat } from "~/i18n/use-format";

/** Dispatch dates: the promised day for goods in stock, and the expected arrival for the rest. */
export function DispatchPromise({
  quote,
  promise,
}: {
  quote: Pick<CheckoutQuote, "rows" | "backordered">;
  /** Text for goods in stock, chosen by the page. */
  promise: string;
}) {
  const { t } = useTranslation("cart");
  const { date } = useFormat();
  const { rows, backordered } = quote;
  if (backordered === null) return <>{promise}</>;
  const { restock_date } = backordered;
  const count = backordered.rows.length;
  const sentences = [
    ...(count < rows.length ? [promise, t("backordered.some", { count })] : [t("backordered.all")]),
    restock_date === null
      ? t("backordered.unknown")
      : t("backordered.expected", { date: date(restock_date) }),
  ];
  return <>{sentences.join(" ")}</>;
}
