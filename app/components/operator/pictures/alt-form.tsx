import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import { type PostedForm, postedText, textareaProps, usePostedForm } from "~/components/ui/form/posted-form";
import { LOCALES } from "~/contract/constants/enums";
import type { ListedPicture } from "~/contract/operator/pictures";
import type { Locale } from "~/contract/wire";
import { PostForm } from "../ui/forms";
import { Panel } from "../ui/page";

/** Form for a picture's alternative text in each language. */
export function AltForm({
  alt,
  maySave,
  ...posted
}: PostedForm & {
  alt: ListedPicture["alt"];
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const [form, fields] = usePostedForm<`alt_${Locale}`>({
    ...{ id: "alt-form", ...posted },
    defaultValue: { alt_it: alt.it, alt_en: alt.en, alt_es: alt.es },
  });
  /** The text that another operator has saved since the form was opened. The field keeps what was typed. */
  const theirs = (locale: Locale): string[] =>
    posted.result && (postedText(posted.result, `was_${locale}`) ?? "") !== alt[locale]
      ? [t("pictures.altTheirs", { text: alt[locale] || "–" })]
      : [];
  return (
    <Panel title={t("pictures.altTitle")} id="alt">
      <PostForm {...getFormProps(form)}>
        <p>{t("pictures.altHint")}</p>
        {LOCALES.map((locale) => (
          <input key={locale} type="hidden" name={`was_${locale}`} value={alt[locale]} />
        ))}
        {LOCALES.map((locale) => {
          const { errors = [], ...field } = textareaProps(fields[`alt_${locale}`]);
          return (
            <TextAreaField
              {...field}
              key={locale}
              lang={locale}
              rows={2}
              readOnly={!maySave}
              label={t(`records.locales.${locale}`)}
              errors={[...errors, ...theirs(locale)]}
            />
          );
        })}
        <p>
          <Button name="intent" value="alt" variant="primary" disabled={!maySave}>
            {t("pictures.saveAlt")}
          </Button>{" "}
          {!maySave && <span>{t("needsRole")}</span>}
        </p>
      </PostForm>
    </Panel>
  );
}
