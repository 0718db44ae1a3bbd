import { useTranslation } from "react-i18next";
import { PostForm } from "~/components/operator/ui/forms";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import type { PostedForm } from "~/components/ui/form/posted-form";
import { postedText } from "~/components/ui/form/posted-form";
import { MAX_IMPORT_BYTES } from "~/contract/constants/limits";
import { SHOP_FILE_SOURCES } from "~/contract/constants/shop-files";

/** Step 1: file upload. The file's column names identify the program that exported it. */
export function ShopFileUpload({ result }: Pick<PostedForm, "result">) {
  const { t } = useTranslation("operator");
  return (
    <Panel title={t("files.choose")}>
      <PostForm encType="multipart/form-data">
        <TextField
          id="file"
          name="file"
          type="file"
          required
          accept=".csv,text/csv"
          label={t("files.file")}
          hint={t("shopFile.fileHint", { size: MAX_IMPORT_BYTES / 1024 / 1024 })}
          errors={result?.error?.file ?? []}
        />
        <SelectField
          id="source"
          name="source"
          label={t("shopFile.source")}
          defaultValue={postedText(result, "source") ?? ""}
          options={[
            { value: "", label: t("shopFile.recognise") },
            ...SHOP_FILE_SOURCES.map((value) => ({ value, label: t(`shopFile.sources.${value}`) })),
          ]}
        />
        <Button variant="primary" name="intent" value="file">
          {t("shopFile.next")}
        </Button>
      </PostForm>
    </Panel>
  );
}
