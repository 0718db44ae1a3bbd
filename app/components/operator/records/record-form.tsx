import { FormProvider, getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { FormErrors } from "~/components/ui/form/form-errors";
import { type PostedForm, usePostedForm } from "~/components/ui/form/posted-form";
import { fieldName } from "~/contract/constants/record-fields";
import type { ConflictField, FieldDefinition, RowValues } from "~/contract/operator/record-forms";
import type { RecordForm, RecordSection } from "~/contract/operator/record-forms/fields";
import { PicturesField } from "../pictures/upload-form";
import { OptionRows } from "../products/variant-options";
import { PostForm } from "../ui/forms";
import { Panel, Stack, StickyActions } from "../ui/page";
import { ConflictPanel } from "./conflict-panel";
import { fieldLabel } from "./field-label";
import { RecordFormProvider } from "./record-form-context";
import { RecordSectionPanel } from "./record-section";
import { CountryField } from "./ticked-fields";

export interface RecordReply {
  result: NonNullable<PostedForm["result"]>;
  /** The version that the next save sends. */
  version: string;
  conflict: ConflictField[];
  more: string | null;
  open: number | null;
  /** Texts as the shop renders them, by field. */
  previews: Record<string, string> | null;
}

const firstFirst = (a: RecordSection, b: RecordSection) => Number(b.isFirst ?? 0) - Number(a.isFirst ?? 0);

/** The form of a record: its sections, refused fields, and conflicts with changes by other operators. */
export function RecordEditor({
  form: { sections, key },
  recordKey,
  values: stored,
  version,
  locales,
  definitions,
  keys,
  names,
  rates,
  optionNames,
  constraint,
  reply,
  maySave,
}: {
  form: RecordForm;
  /** null for a new record. */
  recordKey: string | null;
  values: RowValues;
  version: string;
  locales: readonly string[];
  definitions: readonly FieldDefinition[];
  /** Suggested keys, by kind. */
  keys: Record<string, string[]>;
  /** Names of the suggested keys. */
  names: Record<string, string>;
  /** VAT rates of the seller's country, by class. */
  rates: Record<string, string>;
  optionNames: readonly string[] | null;
  constraint: PostedForm["constraint"];
  reply: RecordReply | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const [main] = sections;
  const isKeyShown = main?.fields.some(({ column }) => column === key) ?? false;
  const keyField = fieldName(main?.table ?? "", 0, key);
  const [form] = usePostedForm<"key">({
    ...{ id: "record", result: reply?.result, constraint, defaultValue: stored },
  });
  const bringsPictures = recordKey === null && main?.table === "products" && main.rows === "one";
  const nameOf = (field: string) => fieldLabel(t, field);
  const state = {
    values: (reply?.result.initialValue as RowValues | undefined) ?? stored,
    open: reply?.open ?? null,
    locales,
    definitions,
    keys,
    names,
    faulty: new Set(Object.keys(form.allErrors)),
    fixedKey: recordKey !== null && main?.rows === "one" ? keyField : null,
    more: reply?.more ?? null,
    rates,
    previews: reply?.previews ?? {},
    maySave,
  };
  return (
    <FormProvider context={form.context}>
      <RecordFormProvider value={state}>
        <PostForm
          {...getFormProps(form)}
          encType={bringsPictures ? "multipart/form-data" : undefined}
          aria-label={t("records.form")}
        >
          <DefaultButton intent={maySave ? "save" : undefined} />
          <input type="hidden" name="version" value={reply?.version ?? version} />
          <Stack>
            <FormErrors title={() => t("notDone")} error={form.allErrors} label={nameOf} />
            {reply && reply.conflict.length > 0 && <ConflictPanel fields={reply.conflict} nameOf={nameOf} />}
            {recordKey === null && !isKeyShown && (
              <Panel>
                <CountryField
                  name="key"
                  id={keyField}
                  label={t(`records.fields.${key}`)}
                  errors={form.allErrors[keyField]}
                />
              </Panel>
            )}
            {[...sections].sort(firstFirst).map((section) => (
              <RecordSectionPanel key={section.title ?? section.table} section={section} />
            ))}
            {bringsPictures && (
              <>
                <Panel title={t("photos.title")} id="photos">
                  <PicturesField />
                </Panel>
                <Panel title={t("options.title")} id="options">
                  <OptionRows names={optionNames ?? []} />
                </Panel>
              </>
            )}
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
                <option key={key} value={key}>
                  {names[key]}
                </option>
              ))}
            </datalist>
          ))}
        </PostForm>
      </RecordFormProvider>
    </FormProvider>
  );
}
