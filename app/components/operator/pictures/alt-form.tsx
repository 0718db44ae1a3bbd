import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { LOCALES } from "~/contract/constants/enums";
import type { ListedPicture } from "~/contract/operator/pictures";
import type { Locale } from "~/contract/wire";
import { PostForm } from "../ui/forms";
import { Panel } from "../ui/page";

/** What a picture shows, in each language, for who does not see it. */
export function AltForm({
  alt,
  refused,
  maySave,
}: {
  alt: ListedPicture["alt"];
  refused: RefusedForm | undefined;
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const typed = refused?.typed.intent === "alt" ? refused.typed : null;
  /** What another person has saved since the form was opened; its field has what was typed. */
  const theirs = (locale: Locale): string[] =>
    typed && (typed[`was_${locale}`] ?? "") !== alt[locale]
      ? [t("pictures.altTheirs", { text: alt[locale] || "–" })]
      : [];
  return (
    <Panel title={t("pictures.altTitle")} id="alt">
      <PostForm>
        <p>{t("pictures.altHint")}</p>
        {LOCALES.map((locale) => (
          <input key={locale} type="hidden" name={`was_${locale}`} value={alt[locale]} />
        ))}
        {LOCALES.map((locale) => (
          <TextAreaField
            key={locale}
            id={`alt_${locale}`}
            name={`alt_${locale}`}
            lang={locale}
            rows={2}
            readOnly={!maySave}
            label={t(`records.locales.${locale}`)}
            defaultValue={typed ? typed[`alt_${locale}`] : alt[locale]}
            errors={[...(refused?.errors[`alt_${locale}`] ?? []), ...theirs(locale)]}
          />
        ))}
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
