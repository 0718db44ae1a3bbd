import "~/kit";
import "~/operator-kit";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import type { ListConversion } from "~/contract/operator/list-conversion";
import { useFormat } from "~/i18n/use-format";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { PostForm } from "../ui/forms";
import { Panel, Stack } from "../ui/page";

/** The preview of a price list's conversion to prices with VAT or without, and the button that converts it. */
export default function ConvertList({
  conversion,
  maySave,
}: {
  conversion: ListConversion;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const { includes_vat: isGross, prices, moved, rows } = conversion;
  const heads = ["before", "after", "shown_before", "shown_after"] as const;
  return (
    <Panel title={t(isGross ? "convert.toNet" : "convert.toGross")} id="convert">
      <Stack>
        <p>{t("convert.counts", { prices, moved })}</p>
        <DataTable
          caption={t("items.prices")}
          compact
          heads={
            <>
              <Head>{t("records.fields.sku")}</Head>
              {heads.map((head) => (
                <Head key={head} end>
                  {t(`convert.${head}`)}
                </Head>
              ))}
            </>
          }
        >
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article has a row for each season
            <tr key={n}>
              <RowName>{row.sku}</RowName>
              {heads.map((head) => (
                <Cell key={head} end figure label={t(`convert.${head}`)}>
                  {amount(row[head])}
                </Cell>
              ))}
            </tr>
          ))}
        </DataTable>
        <PostForm>
          <input type="hidden" name="includes_vat" value={String(!isGross)} />
          <Button name="intent" value="convert" disabled={!maySave}>
            {t("convert.do")}
          </Button>{" "}
          {!maySave && <span>{t("needsRole")}</span>}
        </PostForm>
      </Stack>
    </Panel>
  );
}
