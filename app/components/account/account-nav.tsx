import { NavLink } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import * as styles from "./account-nav.css";

const NAV_ITEMS = [
  { to: paths.account(), key: "home" },
  { to: paths.orders(), key: "orders" },
  { to: paths.addresses(), key: "addresses" },
  { to: paths.downloads(), key: "downloads" },
  { to: paths.wishlist(), key: "wishlist" },
  { to: paths.details(), key: "details" },
  { to: paths.logout(), key: "signOut" },
] as const;

/** The rooms of an account, and the way out. */
export function AccountNav() {
  const { t } = useTranslation("account");
  return (
    <nav aria-label={t("nav.label")}>
      <ul className={styles.root}>
        {NAV_ITEMS.map(({ to, key }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} end={to === paths.account()}>
              {t(`nav.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
