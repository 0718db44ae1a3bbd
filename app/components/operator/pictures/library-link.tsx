import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { operatorPaths } from "~/operator-paths";

/**
 * Link to the picture library, next to a field for a picture's name. It opens a new tab, so that the form keeps its
 * values.
 */
export function LibraryLink() {
  const { t } = useTranslation("operator");
  return (
    <Link to={operatorPaths.pictures()} target="_blank">
      {t("pictures.library")}
    </Link>
  );
}
