import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import * as styles from "./account-nav.css";

/** The rooms of an account, and the way out. */
export function AccountNav() {
  const { t } = useTranslation("account");
  return (
    <nav aria-label={t("nav.label")}>
      <ul className={styles.root}>
        <li>
          <NavLink className={styles.link} to={paths.orders()}>
            {t("nav.orders")}
          </NavLink>
        </li>
        <li>
          <NavLink className={styles.link} to={paths.logout()}>
            {t("nav.signOut")}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
