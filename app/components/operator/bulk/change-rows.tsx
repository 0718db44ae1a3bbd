import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { BulkChange, BulkRow } from "~/contract/operator/bulk";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Status } from "../ui/status";
import { rowText } from "./change-text";

const TONES = {
  planned: "none",
  impossible: "warn",
  done: "ok",
  refused: "warn",
  undone: "none",
  not_undone: "warn",
} as const;

export function ChangeRows({
  change,
  rows,
  currency,
  caption,
}: {
  change: BulkChange["change"];
  rows: readonly BulkRow[];
  currency: string;
  caption: string;
}) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const texts = { t, percent: format.percent, money: (amount: string) => format.money(amount, currency) };
  return (
    <DataTable
      caption={caption}
      heads={
        <>
          <Head>{t("records.fields.sku")}</Head>
          <Head>{t("records.fields.name")}</Head>
          <Head>{t("bulk.before")}</Head>
          <Head>{t("bulk.after")}</Head>
          <Head>{t("bulk.state")}</Head>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.sku}>
          <RowName>
            <Link to={operatorPaths.items({ item: row.sku })}>{row.sku}</Link>
          </RowName>
          <Cell main>{row.name}</Cell>
          <Cell label={t("bulk.before")}>{rowText(change, row.before, texts)}</Cell>
          <Cell label={t("bulk.after")}>
            <strong>{rowText(change, row.after, texts)}</strong>
          </Cell>
          <Cell label={t("bulk.state")}>
            <Status tone={TONES[row.state]} mark={row.state === "done" ? "full" : "open"}>
              {t(`bulk.states.${row.state}`)}
              {row.fault && `: ${t(`bulk.faults.${row.fault}`)}`}
            </Status>
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}
