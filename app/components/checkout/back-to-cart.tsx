import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import * as styles from "./back-to-cart.css";

export function BackToCart() {
  const { t } = useTranslation("checkout");
  return (
    <Link className={styles.root} to={paths.cart()}>
      {t("summary.back")}
    </Link>
  );
}
