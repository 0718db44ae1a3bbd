import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { Form } from "~/components/ui/page/link";
import { MAX_UPLOAD_BYTES } from "~/contract/constants/limits";
import { stack } from "~/theme/layout.css";

const TYPES = ".png,.jpg,.jpeg,.webp,.avif,.svg";

/** Pictures from the reader's computer: new ones, or the one that takes the place of a stored one. */
export function UploadForm({
  intent,
  version,
  errors,
  mayUpload,
}: {
  intent: "upload" | "photo.add" | "replace";
  /** Of the record that takes them. */
  version?: string;
  errors: string[];
  mayUpload: boolean;
}) {
  const { t } = useTranslation("operator");
  const isNew = intent !== "replace";
  const size = MAX_UPLOAD_BYTES / 1024 / 1024;
  const name = isNew ? "pictures" : "picture";
  return (
    <Form method="post" encType="multipart/form-data" className={stack.s5}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <TextField
        id={name}
        name={name}
        type="file"
        multiple={isNew}
        required
        accept={TYPES}
        label={t(isNew ? "pictures.choose" : "pictures.chooseOther")}
        hint={t(isNew ? "pictures.hint" : "pictures.replaceHint", { size })}
        errors={errors}
      />
      <p>
        <Button name="intent" value={intent} variant={isNew ? "primary" : undefined} disabled={!mayUpload}>
          {t(isNew ? "pictures.upload" : "pictures.replace")}
        </Button>{" "}
        {!mayUpload && <span>{t("needsRole")}</span>}
      </p>
    </Form>
  );
}
