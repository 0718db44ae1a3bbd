import { getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "~/components/ui/form/field";
import {
  type PostedForm,
  postedText,
  selectProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { LOCALES, OWN_DOCUMENTS } from "~/contract/constants/enums";
import type { OperatorDocument } from "~/contract/operator/documents";
import { FieldGrid, PostForm } from "../ui/forms";
import { DocumentFile } from "./document-file";

export function DocumentForm({
  document,
  children,
  ...posted
}: PostedForm & {
  document?: OperatorDocument;
  /** The submit button. */
  children: ReactNode;
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
  const [form, fields] = usePostedForm<keyof typeof stored | "file">({
    ...{ id: "document", ...posted },
    defaultValue: stored,
  });
  const shown = {
    ...stored,
    type: types.find(({ value }) => value === stored.type)?.label ?? "",
    language: locales.find(({ value }) => value === stored.language)?.label ?? "",
  };
  // A refused post was based on another version than the current one.
  const { result } = posted;
  const isEdited =
    document !== undefined && result ? postedText(result, "version") !== document.version : false;
  const hint = (name: keyof typeof stored, hint?: string) => {
    const isOther = isEdited && (postedText(result, name) ?? "") !== stored[name];
    return { hint: isOther ? t("items.theirs", { value: shown[name] || t("items.nothing") }) : hint };
  };
  return (
    <PostForm {...getFormProps(form)} encType={document ? undefined : "multipart/form-data"}>
      {document ? (
        <input type="hidden" name="version" value={document.version} />
      ) : (
        <DocumentFile hint="hint" errors={fields.file.errors ?? []} />
      )}
      <TextField {...textProps(fields.title)} {...hint("title")} label={t("documents.title")} />
      <FieldGrid>
        <SelectField
          {...selectProps(fields.type)}
          {...hint("type")}
          label={t("documents.type")}
          options={types}
        />
        <SelectField
          {...selectProps(fields.language)}
          {...hint("language")}
          label={t("documents.language")}
          options={locales}
        />
        <TextField
          {...textProps(fields.product)}
          {...hint("product", t("documents.productHint"))}
          label={t("documents.productCode")}
        />
      </FieldGrid>
      {children}
    </PostForm>
  );
}
