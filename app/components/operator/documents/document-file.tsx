import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/form/field";
import { MAX_DOCUMENT_BYTES } from "~/contract/constants/limits";

export function DocumentFile({ hint, errors }: { hint: "hint" | "replaceHint"; errors: string[] }) {
  const { t } = useTranslation("operator");
  return (
    <TextField
      id="file"
      name="file"
      type="file"
      required
      accept=".pdf,.mp4"
      label={t("documents.file")}
      hint={t(`documents.${hint}`, { size: MAX_DOCUMENT_BYTES / 1024 / 1024 })}
      errors={errors}
    />
  );
}
