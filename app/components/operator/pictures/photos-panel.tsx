import "~/kit";
import "~/operator-kit";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Field } from "~/components/ui/form/field";
import { Link } from "~/components/ui/page/link";
import { Picture } from "~/components/ui/picture/picture";
import { MAX_ALT_LENGTH } from "~/contract/constants/limits";
import { PHOTO_STEPS } from "~/contract/constants/photos";
import type { ProductPhoto } from "~/contract/operator/products";
import type { Locale } from "~/contract/wire";
import { operatorPaths } from "~/operator-paths";
import { PostForm } from "../ui/forms";
import { Empty, Panel } from "../ui/page";
import * as styles from "./pictures.css";
import { UploadForm } from "./upload-form";

/** The fields in all photos' tiles belong to this one form. */
const ALT_FORM = "alts";

/** A product's photos as tiles, in their order, and new ones. */
export default function PhotosPanel({
  photos,
  version,
  errors,
  locales,
  maySave,
  mayDescribe,
}: {
  photos: ProductPhoto[];
  version: string;
  errors: string[];
  /** The shop's languages. A photo can have an alternative text in each of them. */
  locales: readonly Locale[];
  maySave: boolean;
  mayDescribe: boolean;
}) {
  const { t } = useTranslation("operator");
  const isAtEnd = { earlier: 0, later: photos.length - 1, remove: -1 };
  return (
    <Panel title={t("photos.title")} id="photos" foot={maySave ? t("photos.hint") : undefined}>
      {photos.length === 0 && <Empty>{t("photos.none")}</Empty>}
      <ul className={styles.grid}>
        {photos.map(({ name, picture, alt }, n) => (
          <li key={name}>
            <Link to={operatorPaths.picture(name)}>
              {picture && <Picture image={picture} alt="" sizes="160px" />}
              <span className={styles.caption}>
                <b>{name}</b>
                {n === 0 && <small>{t("photos.main")}</small>}
              </span>
            </Link>
            {mayDescribe && (
              <>
                <input type="hidden" form={ALT_FORM} name="photo" value={name} />
                {locales.map((locale) => (
                  <Field key={locale} id={`alt.${n}.${locale}`} label={`${t("photos.alt")} (${locale})`}>
                    <input
                      {...{
                        id: `alt.${n}.${locale}`,
                        name: `alt.${n}.${locale}`,
                        form: ALT_FORM,
                        lang: locale,
                      }}
                      maxLength={MAX_ALT_LENGTH}
                      defaultValue={alt[locale] ?? ""}
                    />
                    <input
                      type="hidden"
                      form={ALT_FORM}
                      name={`was.${n}.${locale}`}
                      value={alt[locale] ?? ""}
                    />
                  </Field>
                ))}
              </>
            )}
            {maySave && (
              <PostForm aria-label={name} className={styles.steps}>
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="picture" value={name} />
                {PHOTO_STEPS.filter((step) => isAtEnd[step] !== n).map((step) => (
                  <Button
                    key={step}
                    size="slim"
                    name="intent"
                    value={`photo.${step}`}
                    aria-label={`${t(`photos.${step}`)}: ${name}`}
                  >
                    {t(`photos.${step}`)}
                  </Button>
                ))}
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {mayDescribe && photos.length > 0 && (
        <PostForm id={ALT_FORM}>
          <Button name="intent" value="photo.describe">
            {t("photos.saveAlt")}
          </Button>
        </PostForm>
      )}
      {maySave && <UploadForm intent="photo.add" version={version} errors={errors} mayUpload />}
    </Panel>
  );
}
