import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { FieldError } from "~/components/ui/form/field";
import { control } from "~/components/ui/form/field.css";
import { type PostedField, textProps } from "~/components/ui/form/posted-form";
import { MAX_PRICE_REASON_LENGTH } from "~/contract/constants/limits";
import type { DraftOrder, DraftRow } from "~/contract/operator/draft-orders";
import { useFormat } from "~/i18n/use-format";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Panel } from "../ui/page";

/** Quantity and price of each article. Renders nothing without articles. */
export function DraftRows({ draft }: { draft: DraftOrder }) {
  const { t } = useTranslation("operator");
  if (draft.rows.length === 0) return null;
  const price = t(draft.totals.includes_vat ? "drafts.priceGross" : "drafts.priceNet");
  return (
    <Panel title={t("quotes.rows")} bleed>
      <DataTable
        caption={t("quotes.rows")}
        heads={
          <>
            <Head>{t("quotes.name")}</Head>
            <Head>{t("quotes.qty")}</Head>
            <Head end>{t("drafts.listPrice")}</Head>
            <Head>{price}</Head>
            <Head>{t("drafts.reason")}</Head>
            <Head end>{t("drafts.available")}</Head>
            <Head end>{t("quotes.total")}</Head>
          </>
        }
      >
        {draft.rows.map((row) => (
          <Row key={row.product} row={row} currency={draft.totals.currency} price={price} />
        ))}
      </DataTable>
    </Panel>
  );
}

function Row({ row, currency, price }: { row: DraftRow; currency: string; price: string }) {
  const { t } = useTranslation("operator");
  const { money, number } = useFormat();
  const { product, name, sku } = row;
  return (
    <tr>
      <RowName>
        {name} <small>{sku}</small>
        {row.notes && <small> {row.notes}</small>}
      </RowName>
      <Cell label={t("quotes.qty")}>
        <RowField name={`qty.${product}`} label={`${t("quotes.qty")}: ${name}`} isQuantity />
      </Cell>
      <Cell label={t("drafts.listPrice")} end>
        {money(row.list_price, currency)}
      </Cell>
      <Cell label={price}>
        <RowField name={`price.${product}`} label={`${price}: ${name}`} />
      </Cell>
      <Cell label={t("drafts.reason")}>
        <RowField
          name={`reason.${product}`}
          label={`${t("drafts.reason")}: ${name}`}
          maxLength={MAX_PRICE_REASON_LENGTH}
        />
      </Cell>
      <Cell label={t("drafts.available")} end>
        {number(row.available)}
      </Cell>
      <Cell label={t("quotes.total")} end figure>
        {money(row.total_price, currency)}
      </Cell>
    </tr>
  );
}

function RowField({
  name,
  label,
  maxLength,
  isQuantity = false,
}: {
  name: string;
  label: string;
  maxLength?: number;
  isQuantity?: boolean;
}) {
  const [field]: [PostedField, unknown] = useField(name);
  const { errors, ...input } = textProps(field);
  const own = { ...input, "aria-label": label, "aria-invalid": errors ? true : undefined };
  return (
    <>
      {isQuantity ? (
        <QuantityInput {...own} />
      ) : (
        <input
          {...own}
          className={control}
          inputMode={maxLength ? undefined : "decimal"}
          maxLength={maxLength}
        />
      )}
      <FieldError id={name} errors={errors} />
    </>
  );
}
