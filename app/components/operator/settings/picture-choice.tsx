import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import { Picture } from "~/components/ui/picture/picture";
import type { ShownSetting } from "~/contract/operator/settings";
import { PICTURE_TYPES } from "../pictures/upload-form";
import { FieldGrid } from "../ui/forms";
import type { SettingControl } from "./setting-control";
import * as styles from "./settings.css";

export function PictureChoice({
  chosen,
  pictures,
  ...group
}: SettingControl & { chosen: string; pictures: ShownSetting["pictures"] }) {
  const { t } = useTranslation("operator");
  const key = group.id;
  // A name without a stored picture is kept, with its error.
  const isListed = chosen === "" || pictures.some(({ name }) => name === chosen);
  return (
    <FieldSet {...group}>
      <div className={styles.choices}>
        <label>
          <span>
            <input type="radio" name={key} value="" defaultChecked={chosen === ""} />{" "}
            {t("settings.noPicture")}
          </span>
        </label>
        {!isListed && (
          <label>
            <span>
              <input type="radio" name={key} value={chosen} defaultChecked /> {chosen}
            </span>
          </label>
        )}
        {pictures.map((picture) => (
          <label key={picture.name}>
            <Picture image={picture} alt="" sizes="120px" />
            <span>
              <input type="radio" name={key} value={picture.name} defaultChecked={picture.name === chosen} />{" "}
              {picture.name}
            </span>
          </label>
        ))}
      </div>
      <FieldGrid>
        <TextField
          id={`upload.${key}`}
          name={`upload.${key}`}
          type="file"
          accept={PICTURE_TYPES}
          label={t("settings.upload")}
          hint={t("settings.uploadHint")}
        />
        <div>
          <TextField
            id={`search.${key}`}
            name={`search.${key}`}
            label={t("settings.searchPictures")}
            hint={t("settings.searchHint")}
            autoComplete="off"
          />
          <p>
            <Button size="slim" name="intent" value={`find.${key}`}>
              {t("records.find")}
            </Button>
          </p>
        </div>
      </FieldGrid>
    </FieldSet>
  );
}
