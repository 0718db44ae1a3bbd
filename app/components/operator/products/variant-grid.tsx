import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Link } from "~/components/ui/page/link";
import type { GridAnswer, VariantLine } from "~/contract/operator/variant-grid";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import * as styles from "../item-form.css";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { PostForm } from "../ui/forms";
import { StickyActions } from "../ui/page";
import { StockReasons } from "./stock-form";

const COLUMNS = ["gtin", "price", "change", "weight_g", "location"] as const;
type Column = (typeof COLUMNS)[number];
const SIZES: Record<Column, number> = { gtin: 14, price: 8, change: 5, weight_g: 6, location: 8 };

/** The variants of a product: one form, saved as a whole. */
export function VariantGrid({
  lines,
  answer,
  maySave,
}: {
  lines: readonly VariantLine[];
  answer: GridAnswer | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  return (
    <PostForm aria-label={t("grid.title")} noValidate>
      <FormErrors
        title={() => t("notDone")}
        error={answer?.errors}
        label={(field) => labelOf(t, lines, field)}
      />
      <DataTable
        caption={t("grid.title")}
        heads={
          <>
            <Head>{t("records.fields.sku")}</Head>
            <Head>{t("grid.name")}</Head>
            <Head end>{t("items.available")}</Head>
            {COLUMNS.map((column) => (
              <Head key={column}>
                {t(column === "price" && lines[0]?.includes_vat ? "grid.grossPrice" : `grid.${column}`)}
              </Head>
            ))}
            <Head>{t("records.visible")}</Head>
          </>
        }
      >
        {lines.map((line) => (
          <GridRow key={line.item} line={line} answer={answer} />
        ))}
      </DataTable>
      <TextField
        id="reason"
        name="reason"
        label={t("grid.reason")}
        list="stock-reasons"
        maxLength={200}
        defaultValue={answer?.typed.reason ?? ""}
      />
      <StockReasons />
      <StickyActions>
        <Button variant="primary" name="intent" value="grid" disabled={!maySave}>
          {t("grid.save")}
        </Button>
        {!maySave && <span>{t("needsRole")}</span>}
      </StickyActions>
    </PostForm>
  );
}

function GridRow({ line, answer }: { line: VariantLine; answer: GridAnswer | undefined }) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const { item, sku, version } = line;
  const typed = (name: string, stored: string) => answer?.typed[`${name}.${item}`] ?? stored;
  const stored: Record<Column, string> = {
    gtin: line.gtin,
    price: amount(line.price ?? ""),
    change: "",
    weight_g: line.weight_g === null ? "" : String(line.weight_g),
    location: line.location,
  };
  // Somebody else saved this line after the form was opened: what is stored now is shown under what was typed.
  const isEdited = answer !== undefined && typed("version", version) !== version;
  return (
    <tr>
      <RowName>
        <Link to={operatorPaths.items({ item: sku })}>{sku}</Link>
        <input type="hidden" name="line" value={item} />
        <input type="hidden" name={`version.${item}`} id={`version.${item}`} value={version} />
      </RowName>
      <Cell main>{line.name || "–"}</Cell>
      <Cell end figure label={t("items.available")}>
        {line.quantity}
      </Cell>
      {COLUMNS.map((column) => {
        const name = `${column}.${item}`;
        const value = typed(column, stored[column]);
        return (
          <Cell key={column} label={t(`grid.${column}`)}>
            <span className={styles.inline}>
              <input
                id={name}
                name={name}
                size={SIZES[column]}
                defaultValue={value}
                placeholder={column === "change" ? "±" : undefined}
                aria-label={`${t(`grid.${column}`)} ${sku}`}
                aria-invalid={answer?.errors[name] ? true : undefined}
              />
            </span>
            {column === "price" && line.other_price !== null && (
              <small>
                {t(line.includes_vat ? "items.asNet" : "items.asGross", { value: amount(line.other_price) })}
              </small>
            )}
            {isEdited && column !== "change" && value !== stored[column] && (
              <small>{t("items.theirs", { value: stored[column] || t("items.nothing") })}</small>
            )}
          </Cell>
        );
      })}
      <Cell label={t("records.visible")}>
        <input
          type="checkbox"
          name={`is_active.${item}`}
          value="true"
          aria-label={`${t("records.visible")} ${sku}`}
          defaultChecked={typed("is_active", String(line.is_active)) === "true"}
        />
      </Cell>
    </tr>
  );
}

/** "Prezzo HB00001-50G", of `price.10001`. */
function labelOf(t: (key: string) => string, lines: readonly VariantLine[], field: string): string {
  const [column = "", item] = field.split(".");
  const sku = lines.find((line) => String(line.item) === item)?.sku ?? "";
  return COLUMNS.some((one) => one === column) ? `${t(`grid.${column}`)} ${sku}` : sku;
}
