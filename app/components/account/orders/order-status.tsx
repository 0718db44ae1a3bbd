import { useTranslation } from "react-i18next";
import { Status } from "~/components/ui/status";
import type { OrderStatus } from "~/contract/orders";

const STATUS_STYLES = {
  pending: { tone: "warn", mark: "open" },
  failed: { tone: "err", mark: "bang" },
  processing: { tone: "plain", mark: "half" },
  partially_shipped: { tone: "ok", mark: "half" },
  shipped: { tone: "ok", mark: "full" },
  completed: { tone: "ok", mark: "tick" },
  cancelled: { tone: "soft", mark: "cross" },
  refunded: { tone: "soft", mark: "back" },
  partially_refunded: { tone: "warn", mark: "back" },
} as const;

/** Status of an order, in lists, on its page and in the back office. Opposite statuses never share a mark. */
export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("account");
  return <Status label={t(`status.${status}`)} {...STATUS_STYLES[status]} />;
}
