import { useTranslation } from "react-i18next";
import type { PriceChange } from "~/contract/operator/items";
import { useFormat } from "~/i18n/use-format";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Panel } from "../ui/page";

export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  const { t } = useTranslation("operator");
  const { dateTime, amount } = useFormat();
  const told = ({ standard_price: standard, special_price: special }: PriceChange["before"]): string => {
    if (standard === null) return "–";
    const price = amount(standard);
    return special === null ? price : t("items.priceWithSpecial", { price, special: amount(special) });
  };
  return (
    <Panel title={t("items.priceChanges")} id="price-changes" bleed>
      <DataTable
        caption={t("items.priceChanges")}
        compact
        heads={
          <>
            <Head>{t("items.when")}</Head>
            <Head>{t("audit.who")}</Head>
            <Head>{t("items.list")}</Head>
            <Head end>{t("items.priceFrom")}</Head>
            <Head end>{t("items.priceTo")}</Head>
          </>
        }
      >
        {changes.map((change) => (
          <tr key={change.id}>
            <RowName>{dateTime(change.at)}</RowName>
            <Cell label={t("audit.who")}>{change.who ?? "–"}</Cell>
            <Cell label={t("items.list")}>{change.list}</Cell>
            <Cell end figure label={t("items.priceFrom")}>
              {told(change.before)}
            </Cell>
            <Cell main end figure label={t("items.priceTo")}>
              {told(change.after)}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
