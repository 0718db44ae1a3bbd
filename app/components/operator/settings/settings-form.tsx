import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { DefaultButton } from "~/components/ui/form/default-button";
import { FormErrors } from "~/components/ui/form/form-errors";
import type { FieldTexts, ShownSetting } from "~/contract/operator/settings";
import { PostForm } from "../ui/forms";
import { Panel, Stack, StickyActions } from "../ui/page";
import { SettingFields } from "./setting-fields";
import * as styles from "./settings.css";

export function SettingsForm({
  settings,
  texts,
  was,
  errors,
  found,
  maySave,
}: {
  settings: readonly ShownSetting[];
  /** Texts by field name. */
  texts: FieldTexts;
  /** Initial values by setting. */
  was: Record<string, string>;
  errors: Record<string, string[]>;
  /** Search results for pictures, by setting. */
  found: Record<string, ShownSetting["pictures"]>;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const hasPictures = settings.some(({ kind }) => kind === "picture");
  const nameOf = (field: string) => {
    const [key = "", ...path] = field.split(".");
    const part = path.length === 0 ? "" : t(`settings.company.${path.join("_")}`, { defaultValue: "" });
    return `${t(`settings.names.${key}`)}${part && `, ${part}`}`;
  };
  return (
    <PostForm
      encType={hasPictures ? "multipart/form-data" : undefined}
      aria-label={t("settings.form")}
      noValidate
    >
      <DefaultButton intent={maySave ? "save" : undefined} />
      {settings.map(({ key }) => (
        <input key={key} type="hidden" name={`was.${key}`} value={was[key] ?? ""} />
      ))}
      <Stack>
        <FormErrors
          title={() => t("notDone")}
          error={errors}
          order={settings.map(({ key }) => key)}
          label={nameOf}
        />
        <Panel>
          {settings.map((setting) => (
            <div key={setting.key} className={styles.setting}>
              <SettingFields
                setting={{ ...setting, pictures: found[setting.key] ?? setting.pictures }}
                texts={texts}
                errors={errors}
              />
            </div>
          ))}
        </Panel>
        <StickyActions>
          <Button variant="primary" name="intent" value="save" disabled={!maySave}>
            {t("settings.save")}
          </Button>
          {!maySave && <span>{t("needsRole")}</span>}
        </StickyActions>
      </Stack>
    </PostForm>
  );
}
