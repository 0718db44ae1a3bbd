import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { Picture } from "~/components/ui/picture/picture";
import type { ListedPicture } from "~/contract/operator/pictures";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { Status } from "../ui/status";
import * as styles from "./pictures.css";

export function PictureGrid({ pictures }: { pictures: ListedPicture[] }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <Link to={operatorPaths.picture(picture.name)}>
            <Picture image={picture} alt="" sizes="160px" />
            <span className={styles.caption}>
              <b>{picture.name}</b>{" "}
              <small>
                {picture.width} × {picture.height}, {number(Math.ceil(picture.size / 1024))} KB
              </small>{" "}
              {!picture.is_used && (
                <Status tone="none" mark="open">
                  {t("pictures.unused")}
                </Status>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
