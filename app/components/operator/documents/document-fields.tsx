import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { LOCALES, OWN_DOCUMENTS } from "~/contract/constants/enums";
import { MAX_DOCUMENT_TITLE_LENGTH, MAX_SKU_LENGTH } from "~/contract/constants/limits";
import type { OperatorDocument } from "~/contract/operator/documents";
import { FieldGrid } from "../ui/forms";

/** What a document is: of a new one, or as it is stored. */
export function DocumentFields({
  document,
  refused,
}: {
  document?: OperatorDocument;
  refused: RefusedForm | undefined;
}) {
  const { t } = useTranslation("operator");
  const types = OWN_DOCUMENTS.map((one) => ({ value: one, label: t(`common:documentTypes.${one}`) }));
  const locales = [
    { value: "", label: t("documents.anyLanguage") },
    ...LOCALES.map((one) => ({ value: one, label: t(`records.locales.${one}`) })),
  ];
  const stored = {
    title: document?.title ?? "",
    type: document?.type ?? "technical_sheet",
    language: document?.locale ?? "",
    product: document?.product?.sku ?? "",
  };
  const shown = {
    ...stored,
    type: types.find(({ value }) => value === stored.type)?.label ?? "",
    language: locales.find(({ value }) => value === stored.language)?.label ?? "",
  };
  // A refused post that began with another state than the one there is now.
  const isEdited = refused?.typed.version !== undefined && refused.typed.version !== document?.version;
  const field = (name: keyof typeof stored, hint?: string) => {
    const typed = refused?.typed[name] ?? (refused ? "" : stored[name]);
    const isOther = isEdited && typed !== stored[name];
    return {
      id: name,
      name,
      defaultValue: typed,
      errors: refused?.errors[name] ?? [],
      hint: isOther ? t("items.theirs", { value: shown[name] || t("items.nothing") }) : hint,
    };
  };
  return (
    <>
      <TextField
        {...field("title")}
        label={t("documents.title")}
        maxLength={MAX_DOCUMENT_TITLE_LENGTH}
        required={document !== undefined}
      />
      <FieldGrid>
        <SelectField {...field("type")} label={t("documents.type")} options={types} />
        <SelectField {...field("language")} label={t("documents.language")} options={locales} />
        <TextField
          {...field("product", t("documents.productHint"))}
          label={t("documents.productCode")}
          maxLength={MAX_SKU_LENGTH}
        />
      </FieldGrid>
    </>
  );
}
