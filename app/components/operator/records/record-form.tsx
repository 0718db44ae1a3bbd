import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { fieldName } from "~/contract/constants/record-fields";
import type { FieldDefinition, FormValues, RecordAnswer } from "~/contract/operator/record-forms";
import type { RecordForm } from "~/contract/operator/record-forms/fields";
import { PostForm } from "../ui/forms";
import { Panel, Stack, StickyActions } from "../ui/page";
import { ConflictPanel } from "./conflict-panel";
import { fieldLabel } from "./field-label";
import { RecordFormProvider } from "./record-form-context";
import { RecordSectionPanel } from "./record-section";

/** The whole form of a record: its sections, what was refused, what somebody else saved meanwhile. */
export function RecordEditor({
  form,
  recordKey,
  values: stored,
  version,
  locales,
  definitions,
  keys,
  answer,
  maySave,
}: {
  form: RecordForm;
  /** Null: a new record. */
  recordKey: string | null;
  values: FormValues;
  version: string;
  locales: readonly string[];
  definitions: readonly FieldDefinition[];
  /** Keys that fields propose, by kind. */
  keys: Record<string, string[]>;
  answer: RecordAnswer | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const [main] = form.sections;
  const isKeyShown = main?.fields.some(({ column }) => column === form.key) ?? false;
  const keyField = fieldName(main?.table ?? "", 0, form.key);
  const nameOf = (field: string) => fieldLabel(t, field);
  const state = {
    values: answer?.typed ?? stored,
    errors: answer?.errors ?? {},
    locales,
    definitions,
    keys,
    fixedKey: recordKey !== null && main?.rows === "one" ? keyField : null,
    more: answer?.more ?? null,
    maySave,
  };
  return (
    <RecordFormProvider value={state}>
      <PostForm aria-label={t("records.form")} noValidate key={answer?.version ?? version}>
        <DefaultButton intent={maySave ? "save" : undefined} />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <Stack>
          <FormErrors title={() => t("notDone")} error={answer?.errors} label={nameOf} />
          {answer && answer.conflict.length > 0 && <ConflictPanel fields={answer.conflict} nameOf={nameOf} />}
          {recordKey === null && !isKeyShown && (
            <Panel>
              <TextField
                id={keyField}
                name="key"
                required
                label={t(`records.fields.${form.key}`)}
                defaultValue={answer?.typed[keyField] ?? ""}
                errors={answer?.errors[keyField] ?? []}
              />
            </Panel>
          )}
          {form.sections.map((section) => (
            <RecordSectionPanel key={section.title ?? section.table} section={section} />
          ))}
          <StickyActions>
            <Button variant="primary" name="intent" value="save" disabled={!maySave}>
              {t("records.save")}
            </Button>
            {!maySave && <span>{t("needsRole")}</span>}
          </StickyActions>
        </Stack>
        {Object.entries(keys).map(([kind, known]) => (
          <datalist key={kind} id={`keys-${kind}`}>
            {known.map((key) => (
              <option key={key} value={key} />
            ))}
          </datalist>
        ))}
      </PostForm>
    </RecordFormProvider>
  );
}
