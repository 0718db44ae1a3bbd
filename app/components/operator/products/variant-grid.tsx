import { FormProvider, getFormProps, getInputProps, useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { describedBy, FieldError, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import {
  type PostedField,
  type PostedForm,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import type { VariantLine } from "~/contract/operator/variant-grid";
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
  maySave,
  ...posted
}: PostedForm & {
  lines: readonly VariantLine[];
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const [form, fields] = usePostedForm<"reason" | "is_active" | Column>({
    ...{ id: "grid", ...posted },
    defaultValue: Object.fromEntries(
      ([...COLUMNS, "is_active"] as const).map((column) => [
        column,
        Object.fromEntries(lines.map((line) => [line.item, storedText(line, column, amount)])),
      ]),
    ),
  });
  return (
    <FormProvider context={form.context}>
      <PostForm {...getFormProps(form)} aria-label={t("grid.title")}>
        <FormErrors
          title={() => t("notDone")}
          error={form.allErrors}
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
            <GridRow key={line.item} line={line} typed={posted.result?.initialValue as Typed} />
          ))}
        </DataTable>
        <TextField {...textProps(fields.reason)} label={t("grid.reason")} list="stock-reasons" />
        <StockReasons />
        <StickyActions>
          <Button variant="primary" name="intent" value="grid" disabled={!maySave}>
            {t("grid.save")}
          </Button>
          {!maySave && <span>{t("needsRole")}</span>}
        </StickyActions>
      </PostForm>
    </FormProvider>
  );
}

/** A refused post, by column and item. */
type Typed = Record<string, Record<string, string>> | undefined;

function GridRow({ line, typed }: { line: VariantLine; typed: Typed }) {
  const { t } = useTranslation("operator");
  const { item, sku, version } = line;
  const [isActive]: [PostedField, unknown] = useField(`is_active.${item}`);
  // Somebody else saved this line after the form was opened: what is stored now is shown under what was typed.
  const isEdited = typed !== undefined && typed.version?.[item] !== version;
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
      {COLUMNS.map((column) => (
        <GridCell
          key={column}
          line={line}
          column={column}
          typed={isEdited ? typed?.[column]?.[item] : undefined}
        />
      ))}
      <Cell label={t("records.visible")}>
        <input
          {...getInputProps(isActive, { type: "checkbox", value: "true" })}
          aria-label={`${t("records.visible")} ${sku}`}
        />
      </Cell>
    </tr>
  );
}

/** @param typed set if somebody else saved the line meanwhile */
function GridCell({ line, column, typed }: { line: VariantLine; column: Column; typed: string | undefined }) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const [field]: [PostedField, unknown] = useField(`${column}.${line.item}`);
  const { errors, ...input } = textProps(field);
  const stored = storedText(line, column, amount);
  return (
    <Cell label={t(`grid.${column}`)}>
      <span className={styles.inline}>
        <input
          {...input}
          size={SIZES[column]}
          placeholder={column === "change" ? "±" : undefined}
          aria-label={`${t(`grid.${column}`)} ${line.sku}`}
          {...describedBy({ id: input.id, errors })}
        />
      </span>
      <FieldError id={input.id} errors={errors} />
      {column === "price" && line.other_price !== null && (
        <small>
          {t(line.includes_vat ? "items.asNet" : "items.asGross", { value: amount(line.other_price) })}
        </small>
      )}
      {typed !== undefined && column !== "change" && typed !== stored && (
        <small>{t("items.theirs", { value: stored || t("items.nothing") })}</small>
      )}
    </Cell>
  );
}

/** The stored value in the notation of the reader's language. */
function storedText(
  line: VariantLine,
  column: Column | "is_active",
  amount: (wire: string) => string,
): string {
  switch (column) {
    case "price":
      return amount(line.price ?? "");
    case "change":
      return "";
    case "weight_g":
    case "is_active":
      return String(line[column] ?? "");
    default:
      return line[column];
  }
}

/** "Prezzo HB00001-50G", of `price.10001`. */
function labelOf(t: (key: string) => string, lines: readonly VariantLine[], field: string): string {
  const [column = "", item] = field.split(".");
  const sku = lines.find((line) => String(line.item) === item)?.sku ?? "";
  return COLUMNS.some((one) => one === column) ? `${t(`grid.${column}`)} ${sku}` : sku;
}
