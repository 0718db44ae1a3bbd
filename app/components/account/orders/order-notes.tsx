import { useTranslation } from "react-i18next";
import type { Order } from "~/contract/orders";

/** The customer's notes on the order. Renders nothing without notes. */
export function OrderNotes({ order }: { order: Pick<Order, "notes"> }) {
  const { t } = useTranslation("account");
  if (!order.notes) return null;
  return (
    <section>
      <h2>{t("order.notes")}</h2>
      <p>{order.notes}</p>
    </section>
  );
}
