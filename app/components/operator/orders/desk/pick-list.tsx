import { useTranslation } from "react-i18next";
import { mono, shelf as shelfStyle, soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Panel } from "~/components/operator/ui/page";
import type { PickRow } from "~/contract/operator/order-desk";
import { useFormat } from "~/i18n/use-format";

/** Rows that are still to be picked, sorted by shelf. Renders nothing if all have been shipped. */
export function PickList({
  pick,
  file,
}: {
  pick: PickRow[];
  /** Path of the packing list. */
  file: string;
}) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  if (pick.length === 0) return null;
  const kilograms = (grams: number) => t("orderDesk.pick.kilograms", { value: number(grams / 1000) });
  const grams = pick.reduce((sum, row) => sum + (row.grams ?? 0) * row.qty, 0);
  const pieces = pick.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <Panel
      bleed
      id="pick"
      title={t("orderDesk.pick.title")}
      more={<a href={file}>{t("order.files.packing")}</a>}
      foot={
        <span className={soft}>
          {t("orderDesk.pick.sum", { rows: pick.length, pieces })}
          {grams > 0 && `, ${kilograms(grams)}`}
        </span>
      }
    >
      <DataTable
        compact
        caption={t("orderDesk.pick.title")}
        heads={
          <>
            <Head>{t("orderDesk.pick.shelf")}</Head>
            <Head>{t("orderDesk.pick.code")}</Head>
            <Head>{t("order.product")}</Head>
            <Head end>{t("orderDesk.pick.weight")}</Head>
            <Head end>{t("orderDesk.pick.take")}</Head>
          </>
        }
      >
        {pick.map(({ shelf, sku, name, notes, qty, grams: each }) => (
          <tr key={sku}>
            <RowName>
              <span className={shelfStyle}>{shelf || "–"}</span>
            </RowName>
            <Cell>
              <span className={mono}>{sku}</span>
            </Cell>
            <Cell main>
              {name} {notes && <span className={soft}>{notes}</span>}
            </Cell>
            <Cell end label={t("orderDesk.pick.weight")}>
              {each === null ? "–" : kilograms(each * qty)}
            </Cell>
            <Cell end figure>
              {qty}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
