import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { paths } from "~/paths";
import * as styles from "./account-nav.css";

const NAV_ITEMS = [
  { to: paths.account(), key: "home" },
  { to: paths.orders(), key: "orders" },
  { to: paths.quotes(), key: "quotes" },
  { to: paths.addresses(), key: "addresses" },
  { to: paths.downloads(), key: "downloads" },
  { to: paths.wishlist(), key: "wishlist" },
  { to: paths.details(), key: "details" },
  { to: paths.logout(), key: "signOut" },
] as const;

const FOR_GUESTS: (typeof NAV_ITEMS)[number]["key"][] = ["orders", "addresses", "downloads", "signOut"];

/** Entries shown only to agents and business customers. */
const FOR_TRADE: (typeof NAV_ITEMS)[number]["key"][] = ["quotes"];

export function AccountNav() {
  const { t } = useTranslation("account");
  const viewer = useFrame()?.viewer;
  const isTrade = viewer?.kind === "agent" || viewer?.kind === "business";
  const items = NAV_ITEMS.filter(
    ({ key }) => (!viewer?.isGuest || FOR_GUESTS.includes(key)) && (isTrade || !FOR_TRADE.includes(key)),
  );
  return (
    <nav aria-label={t("nav.label")}>
      <ul className={styles.root}>
        {items.map(({ to, key }) => (
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
