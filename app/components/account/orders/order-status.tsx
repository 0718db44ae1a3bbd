import { Status } from "~/components/ui/status";
import type { OrderStatus } from "~/contract/orders";
import { useTranslation } from "~/i18n/use-translation";

const STATUS_STYLES = {
  pending: { tone: "warn", mark: "open" },
  failed: { tone: "err", mark: "full" },
  processing: { tone: "plain", mark: "open" },
  completed: { tone: "ok", mark: "full" },
  refunded: { tone: "plain", mark: "full" },
  partially_refunded: { tone: "warn", mark: "full" },
  cancelled: { tone: "plain", mark: "open" },
  shipped: { tone: "ok", mark: "full" },
  partially_shipped: { tone: "warn", mark: "full" },
} as const;

/** An order's status. */
export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("account");
  return <Status label={t(`status.${status}`)} {...STATUS_STYLES[status]} />;
}
