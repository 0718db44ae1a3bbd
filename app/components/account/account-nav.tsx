import { NavLink } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import * as styles from "./account-nav.css";

const ROOMS = [
  { to: paths.account(), word: "home" },
  { to: paths.orders(), word: "orders" },
  { to: paths.addresses(), word: "addresses" },
  { to: paths.downloads(), word: "downloads" },
  { to: paths.wishlist(), word: "wishlist" },
  { to: paths.details(), word: "details" },
  { to: paths.logout(), word: "signOut" },
] as const;

/** The rooms of an account, and the way out. */
export function AccountNav() {
  const { t } = useTranslation("account");
  return (
    <nav aria-label={t("nav.label")}>
      <ul className={styles.root}>
        {ROOMS.map(({ to, word }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} end={to === paths.account()}>
              {t(`nav.${word}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
