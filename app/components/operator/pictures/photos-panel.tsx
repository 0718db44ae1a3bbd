import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { Picture } from "~/components/ui/picture/picture";
import { PHOTO_STEPS } from "~/contract/constants/photos";
import type { ProductPhoto } from "~/contract/operator/products";
import { operatorPaths } from "~/operator-paths";
import { PostForm } from "../ui/forms";
import { Empty, Panel } from "../ui/page";
import * as styles from "./pictures.css";
import { UploadForm } from "./upload-form";

/** A product's photos as tiles, in their order, and new ones. */
export function PhotosPanel({
  photos,
  version,
  errors,
  maySave,
}: {
  photos: ProductPhoto[];
  /** Of the product as it is shown. */
  version: string;
  errors: string[];
  maySave: boolean;
}) {
  const { t } = useTranslation("operator");
  const isAtEnd = { earlier: 0, later: photos.length - 1, remove: -1 };
  return (
    <Panel title={t("photos.title")} id="photos" foot={maySave ? t("photos.hint") : undefined}>
      {photos.length === 0 && <Empty>{t("photos.none")}</Empty>}
      <ul className={styles.grid}>
        {photos.map(({ name, picture }, n) => (
          <li key={name}>
            <Link to={operatorPaths.picture(name)}>
              {picture && <Picture image={picture} alt="" sizes="160px" />}
              <span className={styles.caption}>
                <b>{name}</b>
                {n === 0 && <small>{t("photos.main")}</small>}
              </span>
            </Link>
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
      {maySave && <UploadForm intent="photo.add" version={version} errors={errors} mayUpload />}
    </Panel>
  );
}
