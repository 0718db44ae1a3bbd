import { useTranslation } from "react-i18next";
import { TextAreaField } from "~/components/ui/form/field";
import { type PostedField, textareaProps } from "~/components/ui/form/posted-form";

export function StoreroomNotes({ field }: { field: PostedField }) {
  const { t } = useTranslation("checkout");
  return (
    <TextAreaField
      {...textareaProps(field)}
      label={t("notes.storeroom")}
      optional={t("notes.storeroomOptional")}
      rows={3}
    />
  );
}
