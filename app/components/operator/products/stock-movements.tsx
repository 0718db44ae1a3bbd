import { useTranslation } from "react-i18next";
import type { StockMovement } from "~/contract/operator/products";
import { useFormat } from "~/i18n/use-format";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Panel } from "../ui/page";

export function StockMovements({ movements }: { movements: readonly StockMovement[] }) {
  const { t } = useTranslation("operator");
  const { dateTime, number } = useFormat();
  return (
    <Panel title={t("products.movements")} id="movements" bleed>
      <DataTable
        caption={t("products.movements")}
        compact
        heads={
          <>
            <Head>{t("items.when")}</Head>
            <Head>{t("products.movements")}</Head>
            <Head end>{t("items.onHand")}</Head>
            <Head end>{t("items.ordered")}</Head>
            <Head>{t("items.reason")}</Head>
          </>
        }
      >
        {movements.map(({ id, at, kind, on_hand: onHand, ordered, reason }) => (
          <tr key={id}>
            <RowName>{dateTime(at)}</RowName>
            <Cell main>{t(`products.moves.${kind}`)}</Cell>
            <Cell end figure label={t("items.onHand")}>
              {signed(onHand, number)}
            </Cell>
            <Cell end label={t("items.ordered")}>
              {signed(ordered, number)}
            </Cell>
            <Cell label={t("items.reason")}>{reason || "–"}</Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}

const signed = (value: number, number: (value: number) => string): string =>
  value === 0 ? "–" : `${value > 0 ? "+" : ""}${number(value)}`;
