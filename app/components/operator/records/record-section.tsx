import { useField } from "@conform-to/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextField } from "~/components/ui/form/field";
import { checkProps, type PostedField, selectProps, textProps } from "~/components/ui/form/posted-form";
import { fieldName, REMOVED, rowsIn } from "~/contract/constants/record-fields";
import type { RecordField, RecordSection } from "~/contract/operator/record-forms/fields";
import { BlocksEditor } from "../blocks/blocks-editor";
import { FieldGrid } from "../ui/forms";
import { moreFields } from "../ui/forms.css";
import { TextTabs } from "../ui/lists";
import { Empty, Panel, Stack } from "../ui/page";
import { RecordFieldInputs } from "./record-field";
import { useRecordForm } from "./record-form-context";

/** The rows of one of a record's tables. */
export function RecordSectionPanel({ section }: { section: RecordSection }) {
  const { t } = useTranslation("operator");
  const { table, rows, title = table, fields } = section;
  return (
    <>
      <Panel title={t(`records.sections.${title}`)} id={`section-${title}`}>
        {rows === "one" && <RowFields section={section} row={0} />}
        {rows === "locales" && <LocaleRows section={section} />}
        {rows === "fields" && <FieldRows section={section} />}
        {rows === "many" && <ManyRows section={section} />}
        {rows === "ticks" && <TickedRows section={section} />}
      </Panel>
      {fields.map(
        ({ column, input }) =>
          (input === "blocks" || input === "slides") && (
            <BlocksEditor key={column} cell={fieldName(table, 0, column)} list={input} />
          ),
      )}
    </>
  );
}

function RowFields({ section: { table, fields }, row }: { section: RecordSection; row: number }) {
  const { t } = useTranslation("operator");
  const { faulty } = useRecordForm();
  const shown = fields.filter(({ input }) => input !== "blocks" && input !== "slides");
  const rare = shown.filter(({ isRare }) => isRare);
  const inputs = (some: readonly RecordField[]) => (
    <FieldGrid>
      {some.map((field) => (
        <RecordFieldInputs key={field.column} table={table} row={row} field={field} />
      ))}
    </FieldGrid>
  );
  return (
    <>
      {inputs(shown.filter(({ isRare }) => !isRare))}
      {rare.length > 0 && (
        <details
          className={moreFields}
          open={rare.some(({ column }) => faulty.has(fieldName(table, row, column)))}
        >
          <summary>{t("records.moreFields")}</summary>
          {inputs(rare)}
        </details>
      )}
    </>
  );
}

/** All languages below one another; once the page is live, a tab shows one of them alone. */
function LocaleRows({ section }: { section: RecordSection }) {
  const { t } = useTranslation("operator");
  const { locales, values } = useRecordForm();
  const [alone, setAlone] = useState<string | null>(null);
  const idOf = (locale: string) => `${section.table}-${locale}`;
  return (
    <Stack>
      {locales.length > 1 && (
        <TextTabs
          label={t(`records.sections.${section.table}`)}
          tabs={locales.map((locale, row) => ({
            id: idOf(locale),
            name: t(`records.locales.${locale}`),
            note: values[section.table]?.[row]?.name ? undefined : t("records.missing"),
            isCurrent: alone === locale,
            onOpen: () => setAlone(locale),
          }))}
        />
      )}
      {locales.map((locale, row) => (
        <fieldset key={locale} id={idOf(locale)} hidden={alone !== null && alone !== locale}>
          <legend>{t(`records.locales.${locale}`)}</legend>
          <input type="hidden" name={fieldName(section.table, row, "locale")} value={locale} />
          <RowFields section={section} row={row} />
        </fieldset>
      ))}
    </Stack>
  );
}

/** A box for each category; the ticked ones are the rows. Their places in the category stay. */
function TickedRows({ section: { table, fields } }: { section: RecordSection }) {
  const { t } = useTranslation("operator");
  const { values, keys, names, faulty } = useRecordForm();
  const [{ column = "", from = "" } = {}] = fields;
  const rows = Object.values(values[table] ?? {});
  const tree = keys[from] ?? [];
  // A typed key that is no category stays, with its error.
  const all = [
    ...tree,
    ...rows.map((row) => row[column] ?? "").filter((key) => key !== "" && !tree.includes(key)),
  ];
  const rowOf = (key: string) => rows.findIndex((one) => one[column] === key);
  if (all.length === 0) return <Empty>{t("records.noCategories")}</Empty>;
  return (
    <FieldGrid>
      {all.map((key, row) => (
        <div key={key}>
          <input
            type="hidden"
            name={fieldName(table, row, "position")}
            value={rows[rowOf(key)]?.position ?? "0"}
          />
          <Check
            id={rowOf(key) < 0 ? undefined : fieldName(table, rowOf(key), column)}
            name={fieldName(table, row, column)}
            value={key}
            defaultChecked={rowOf(key) >= 0}
            aria-invalid={(rowOf(key) >= 0 && faulty.has(fieldName(table, rowOf(key), column))) || undefined}
          >
            {names[key] ?? key}
          </Check>
        </div>
      ))}
    </FieldGrid>
  );
}

const MORE_ROWS = 3;

function ManyRows({ section }: { section: RecordSection }) {
  const { t } = useTranslation("operator");
  const { values, more, maySave } = useRecordForm();
  const { table, most = Number.POSITIVE_INFINITY, blanks = 1 } = section;
  const [{ errors }]: [PostedField, unknown] = useField(table);
  const stored = rowsIn(values[table]);
  const count = Math.min(most, stored + (more === table ? MORE_ROWS : stored === 0 ? blanks : 1));
  return (
    <Stack>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
        <fieldset key={row}>
          <legend>
            {row < stored ? t("records.row", { number: row + 1 }) : t("records.newRow")}
            {errors?.join(" ")}
          </legend>
          <RowFields section={section} row={row} />
          {row < stored && <RemoveRow name={fieldName(table, row, REMOVED)} />}
        </fieldset>
      ))}
      {count < most && (
        <p>
          <Button name="intent" value={`add.${table}`} formNoValidate disabled={!maySave}>
            {t("records.addRows")}
          </Button>
        </p>
      )}
    </Stack>
  );
}

function RemoveRow({ name }: { name: string }) {
  const { t } = useTranslation("operator");
  const [cell]: [PostedField, unknown] = useField(name);
  return <Check {...checkProps(cell, "1")}>{t("records.removeRow")}</Check>;
}

/** The values of the custom fields, by their definitions: a choice where there are choices. */
function FieldRows({ section: { table } }: { section: RecordSection }) {
  const { values } = useRecordForm();
  return (
    <FieldGrid>
      {Array.from({ length: rowsIn(values[table]) }, (_, row) => (
        <CustomField key={fieldName(table, row, "value")} table={table} row={row} />
      ))}
    </FieldGrid>
  );
}

function CustomField({ table, row }: { table: string; row: number }) {
  const { values, definitions } = useRecordForm();
  const [cell]: [PostedField, unknown] = useField(fieldName(table, row, "value"));
  const key = values[table]?.[row]?.field ?? "";
  const { label: name = key, unit = "", options = [] } = definitions.find((one) => one.key === key) ?? {};
  const label = unit === "" ? name : `${name} (${unit})`;
  return (
    <div>
      <input type="hidden" name={fieldName(table, row, "field")} value={key} />
      {options.length > 0 ? (
        <SelectField
          {...selectProps(cell)}
          label={label}
          options={[...new Set(["", cell.initialValue ?? "", ...options])].map((value) => ({
            value,
            label: value || "–",
          }))}
        />
      ) : (
        <TextField {...textProps(cell)} label={label} />
      )}
    </div>
  );
}
