import { useTranslation } from "react-i18next";
import { Counters } from "~/components/operator/ui/lists";
import type { Today } from "~/contract/operator/today";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";

/** Larger counts are shown as "1000 or more". */
const MANY = 1000;

export function TodayCounters({ today: { counts } }: { today: Today }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  const links: [keyof Today["counts"], string][] = [
    ["late", operatorPaths.orders({ shipment: "late" })],
    ["processing", operatorPaths.orders({ status: "processing" })],
    ["partially_shipped", operatorPaths.orders({ status: "partially_shipped" })],
    ["pending", operatorPaths.orders({ status: "pending" })],
    ["failed", operatorPaths.orders({ status: "failed" })],
    ["disputes", operatorPaths.orders({ disputed: "true" })],
    ["quote_requests", operatorPaths.drafts({ state: "open" })],
    ["low_stock", operatorPaths.stock()],
    ["messages", operatorPaths.inbox()],
    ["withdrawals", `${operatorPaths.inbox()}#withdrawals`],
    ["sign_ups", `${operatorPaths.inbox()}#sign-ups`],
    ["reviews", operatorPaths.reviews()],
    ["mails", operatorPaths.mails({ state: "dead" })],
  ];
  return (
    <Counters
      label={t("today.todo")}
      items={links.map(([key, to]) => ({
        key,
        to,
        count: counts[key],
        shown:
          counts[key] >= MANY && BOUNDED.has(key)
            ? t("today.more", { number: number(MANY) })
            : number(counts[key]),
        name: t(`today.counts.${key}`),
        text: key === "late" ? t("today.lateText") : undefined,
        isUrgent: URGENT.has(key),
      }))}
    />
  );
}

const BOUNDED = new Set<keyof Today["counts"]>([
  "late",
  "low_stock",
  "sign_ups",
  "reviews",
  "disputes",
  "quote_requests",
]);
const URGENT = new Set<keyof Today["counts"]>(["late", "failed", "mails", "disputes"]);
