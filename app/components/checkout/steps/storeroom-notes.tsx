import { useTranslation } from "react-i18next";
import { TextAreaField } from "~/components/ui/form/field";
import { MAX_ORDER_NOTES_LENGTH } from "~/contract/constants/limits";

/** Notes for those who pack the order. */
export function StoreroomNotes({ value, errors }: { value: string | undefined; errors: string[] }) {
  const { t } = useTranslation("checkout");
  return (
    <TextAreaField
      id="notes"
      name="notes"
      label={t("notes.storeroom")}
      optional={t("notes.storeroomOptional")}
      rows={3}
      defaultValue={value}
      maxLength={MAX_ORDER_NOTES_LENGTH}
      errors={errors}
    />
  );
}
