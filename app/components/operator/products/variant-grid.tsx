import { FormProvider, getFormProps, getInputProps, getSelectProps, useField } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { describedBy, FieldError, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import {
  type PostedField,
  type PostedForm,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Link } from "~/components/ui/page/link";
import { VAT_CLASSES } from "~/contract/constants/enums";
import type { VariantLine } from "~/contract/operator/variant-grid";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import * as styles from "../item-form.css";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { PostForm } from "../ui/forms";
import { StickyActions } from "../ui/page";
import { StockReasons } from "./stock-form";

const COLUMNS = ["price", "change", "weight_g", "gtin", "location"] as const;
type Column = (typeof COLUMNS)[number];
/** Columns that can be filled for all variants at once. */
const FILLED = ["price", "change", "weight_g"] as const;
const SIZES: Record<Column, number> = { gtin: 14, price: 8, change: 5, weight_g: 6, location: 8 };

const nameOf = (column: Column, isGross: boolean): string =>
  column === "price" && isGross ? "grid.grossPrice" : `grid.${column}`;

/** All variants of a product as one form, which is saved as a whole. */
export function VariantGrid({
  lines,
  proposed,
  maySave,
  ...posted
}: PostedForm & {
  lines: readonly VariantLine[];
  /** Price and weight of the product, for variants without their own. */
  proposed: { price: string | null; weight_g: number | null };
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const [form, fields] = usePostedForm<"reason" | "is_active" | "vat_class" | Column>({
    ...{ id: "grid", ...posted },
    defaultValue: Object.fromEntries(
      ([...COLUMNS, "is_active", "vat_class"] as const).map((column) => [
        column,
        Object.fromEntries(
          lines.map((line) => {
            const { price = proposed.price, weight_g = proposed.weight_g } = withoutNulls(line);
            return [line.item, storedText({ ...line, price, weight_g }, column, amount)];
          }),
        ),
      ]),
    ),
  });
  return (
    <FormProvider context={form.context}>
      <PostForm {...getFormProps(form)} aria-label={t("grid.title")}>
        <DefaultButton intent={maySave ? "grid" : undefined} />
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
                <Head key={column}>{t(nameOf(column, lines[0]?.includes_vat ?? false))}</Head>
              ))}
              <Head>{t("records.fields.vat_class")}</Head>
              <Head>{t("records.visible")}</Head>
            </>
          }
        >
          {maySave && lines.length > 1 && <FillRow isGross={lines[0]?.includes_vat ?? false} />}
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

/** Values of a refused post, by column and item. */
type Typed = Record<string, Record<string, string>> | undefined;

/** A row whose values are copied to all other rows. The server returns the filled form and stores nothing. */
function FillRow({ isGross }: { isGross: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <tr>
      <RowName>
        <Button size="slim" name="intent" value="fill">
          {t("grid.fill")}
        </Button>
      </RowName>
      <Cell />
      <Cell />
      {COLUMNS.map((column) => (
        <Cell key={column} label={t(nameOf(column, isGross))}>
          {FILLED.some((one) => one === column) && (
            <span className={styles.inline}>
              <input
                name={`all.${column}`}
                size={SIZES[column]}
                placeholder={column === "change" ? "±" : undefined}
                aria-label={`${t(nameOf(column, isGross))}: ${t("grid.fill")}`}
              />
            </span>
          )}
        </Cell>
      ))}
      <Cell label={t("records.fields.vat_class")}>
        <VatSelect name="all.vat_class" label={t("grid.fill")} none="–" />
      </Cell>
      <Cell />
    </tr>
  );
}

function VatSelect({
  label,
  none,
  ...select
}: ComponentPropsWithoutRef<"select"> & { label: string; none: string }) {
  const { t } = useTranslation("operator");
  return (
    <span className={styles.inline}>
      <select {...select} aria-label={`${t("records.fields.vat_class")} ${label}`}>
        {["", ...VAT_CLASSES].map((value) => (
          <option key={value} value={value}>
            {value === "" ? none : t(`records.options.${value}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

function GridRow({ line, typed }: { line: VariantLine; typed: Typed }) {
  const { t } = useTranslation("operator");
  const [vatClass]: [PostedField, unknown] = useField(`vat_class.${line.item}`);
  const { item, sku, version } = line;
  const [isActive]: [PostedField, unknown] = useField(`is_active.${item}`);
  // Another operator has saved this row since the form was opened: show the stored value below the typed one.
  const isEdited = typed !== undefined && typed.version?.[item] !== version;
  return (
    <tr>
      <RowName>
        <Link to={operatorPaths.items({ item: sku })}>{sku}</Link>
        <input type="hidden" name="line" value={item} />
        <input type="hidden" name={`version.${item}`} id={`version.${item}`} value={version} />
      </RowName>
      <Cell>{line.name || "–"}</Cell>
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
      <Cell label={t("records.fields.vat_class")}>
        <VatSelect {...getSelectProps(vatClass)} label={sku} none={t("records.options.inherited")} />
      </Cell>
      <Cell label={t("records.visible")}>
        <input
          {...getInputProps(isActive, { type: "checkbox", value: "true" })}
          aria-label={`${t("records.visible")} ${sku}`}
        />
      </Cell>
    </tr>
  );
}

/** @param typed set if another operator has saved the row meanwhile */
function GridCell({ line, column, typed }: { line: VariantLine; column: Column; typed: string | undefined }) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const [field]: [PostedField, unknown] = useField(`${column}.${line.item}`);
  const { errors, ...input } = textProps(field);
  const stored = storedText(line, column, amount);
  const label = t(nameOf(column, line.includes_vat));
  return (
    <Cell label={label}>
      <span className={styles.inline}>
        <input
          {...input}
          size={SIZES[column]}
          placeholder={column === "change" ? "±" : undefined}
          aria-label={`${label} ${line.sku}`}
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

const withoutNulls = ({ price, weight_g }: VariantLine) => ({
  price: price ?? undefined,
  weight_g: weight_g ?? undefined,
});

function storedText(
  line: VariantLine,
  column: Column | "is_active" | "vat_class",
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

/** Labels a field in an error message: "Prezzo HB00001-50G" for `price.10001`. */
function labelOf(t: (key: string) => string, lines: readonly VariantLine[], field: string): string {
  const [column = "", item] = field.split(".");
  const sku = lines.find((line) => String(line.item) === item)?.sku ?? "";
  return COLUMNS.some((one) => one === column) ? `${t(`grid.${column}`)} ${sku}` : sku;
}
