import { useTranslation } from "react-i18next";
import type { DraftOrder } from "~/contract/operator/draft-orders";
import { useFormat } from "~/i18n/use-format";
import { DottedList } from "../ui/lists";
import { Panel } from "../ui/page";

export function DraftSummary({ draft }: { draft: DraftOrder }) {
  const { t } = useTranslation("operator");
  const { money, percent } = useFormat();
  const { totals } = draft;
  const amount = (value: string) => money(value, totals.currency);
  const vat = totals.vat_lines.map((line) => ({
    key: `vat ${line.rate}`,
    name: t(totals.includes_vat ? "drafts.vatWithin" : "drafts.vat", { rate: percent(line.rate) }),
    value: amount(line.vat),
  }));
  return (
    <Panel title={t("quotes.total")}>
      <DottedList
        items={[
          { name: t("quotes.rows"), value: amount(totals.rows_total) },
          ...(Number(totals.discount) > 0
            ? [{ name: t("drafts.discount"), value: `− ${amount(totals.discount)}` }]
            : []),
          { name: t("quotes.shipping"), value: amount(totals.shipping_price) },
          ...(Number(totals.payment_surcharge) > 0
            ? [{ name: t("drafts.surcharge"), value: amount(totals.payment_surcharge) }]
            : []),
          ...vat,
          { key: "total", name: t("quotes.total"), value: amount(totals.total), sum: true },
        ]}
      />
    </Panel>
  );
}
