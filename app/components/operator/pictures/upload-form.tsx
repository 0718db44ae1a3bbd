import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { Form } from "~/components/ui/page/link";
import { MAX_UPLOAD_BYTES } from "~/contract/constants/limits";
import { stack } from "~/theme/layout.css";

export const PICTURE_TYPES = ".png,.jpg,.jpeg,.webp,.avif,.svg";

export function PicturesField({ errors, ...input }: { errors?: string[]; required?: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <TextField
      {...input}
      id="pictures"
      name="pictures"
      type="file"
      multiple
      accept={PICTURE_TYPES}
      label={t("pictures.choose")}
      hint={t("pictures.hint", { size: MAX_UPLOAD_BYTES / 1024 / 1024 })}
      errors={errors}
    />
  );
}

/** Uploads new pictures, or a replacement for a stored one. */
export function UploadForm({
  intent,
  version,
  errors,
  mayUpload,
}: {
  intent: "upload" | "photo.add" | "replace";
  /** Version of the record that the pictures belong to. */
  version?: string;
  errors: string[];
  mayUpload: boolean;
}) {
  const { t } = useTranslation("operator");
  const isNew = intent !== "replace";
  return (
    <Form method="post" encType="multipart/form-data" className={stack.s5}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {isNew ? (
        <PicturesField required errors={errors} />
      ) : (
        <TextField
          id="picture"
          name="picture"
          type="file"
          required
          accept={PICTURE_TYPES}
          label={t("pictures.chooseOther")}
          hint={t("pictures.replaceHint")}
          errors={errors}
        />
      )}
      <p>
        <Button name="intent" value={intent} variant={isNew ? "primary" : undefined} disabled={!mayUpload}>
          {t(isNew ? "pictures.upload" : "pictures.replace")}
        </Button>{" "}
        {!mayUpload && <span>{t("needsRole")}</span>}
      </p>
    </Form>
  );
}
