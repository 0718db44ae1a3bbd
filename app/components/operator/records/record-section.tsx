import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextField } from "~/components/ui/form/field";
import { fieldName, REMOVED, rowCount } from "~/contract/constants/record-fields";
import type { RecordSection } from "~/contract/operator/record-forms/fields";
import { BlocksEditor } from "../blocks/blocks-editor";
import { FieldGrid } from "../ui/forms";
import { Panel, Stack } from "../ui/page";
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
  return (
    <FieldGrid>
      {fields
        .filter(({ input }) => input !== "blocks" && input !== "slides")
        .map((field) => (
          <RecordFieldInputs key={field.column} table={table} row={row} field={field} />
        ))}
    </FieldGrid>
  );
}

function LocaleRows({ section }: { section: RecordSection }) {
  const { t } = useTranslation("operator");
  const { locales } = useRecordForm();
  return (
    <Stack>
      {locales.map((locale, row) => (
        <fieldset key={locale}>
          <legend>{t(`records.locales.${locale}`)}</legend>
          <input type="hidden" name={fieldName(section.table, row, "locale")} value={locale} />
          <RowFields section={section} row={row} />
        </fieldset>
      ))}
    </Stack>
  );
}

const MORE_ROWS = 3;

function ManyRows({ section }: { section: RecordSection }) {
  const { t } = useTranslation("operator");
  const { values, more, errors, maySave } = useRecordForm();
  const { table, most = Number.POSITIVE_INFINITY, blanks = 1 } = section;
  const stored = rowCount(values, table);
  const count = Math.min(most, stored + (more === table ? MORE_ROWS : stored === 0 ? blanks : 1));
  return (
    <Stack>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
        <fieldset key={row}>
          <legend>
            {row < stored ? t("records.row", { number: row + 1 }) : t("records.newRow")}
            {errors[table]?.join(" ")}
          </legend>
          <RowFields section={section} row={row} />
          {row < stored && (
            <Check
              name={fieldName(table, row, REMOVED)}
              value="1"
              defaultChecked={values[fieldName(table, row, REMOVED)] === "1"}
            >
              {t("records.removeRow")}
            </Check>
          )}
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

/** The values of the custom fields, by their definitions: a choice where there are choices. */
function FieldRows({ section: { table } }: { section: RecordSection }) {
  const { values, errors, definitions } = useRecordForm();
  return (
    <FieldGrid>
      {Array.from({ length: rowCount(values, table) }, (_, row) => {
        const key = values[fieldName(table, row, "field")] ?? "";
        const name = fieldName(table, row, "value");
        const definition = definitions.find((one) => one.key === key);
        const { label = key, unit = "", options = [] } = definition ?? {};
        const typed = values[name] ?? "";
        const shared = {
          id: name,
          name,
          label: unit === "" ? label : `${label} (${unit})`,
          defaultValue: typed,
          errors: errors[name] ?? [],
        };
        return (
          <div key={name}>
            <input type="hidden" name={fieldName(table, row, "field")} value={key} />
            {options.length > 0 ? (
              <SelectField
                {...shared}
                options={[...new Set(["", typed, ...options])].map((value) => ({
                  value,
                  label: value || "–",
                }))}
              />
            ) : (
              <TextField {...shared} />
            )}
          </div>
        );
      })}
    </FieldGrid>
  );
}
