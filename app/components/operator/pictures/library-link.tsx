import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { operatorPaths } from "~/operator-paths";

/** Beside a field that takes a picture's name: the library opens beside the form, which keeps what is typed. */
export function LibraryLink() {
  const { t } = useTranslation("operator");
  return (
    <Link to={operatorPaths.pictures()} target="_blank">
      {t("pictures.library")}
    </Link>
  );
}
