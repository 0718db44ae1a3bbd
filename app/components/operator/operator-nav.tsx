import { Form, NavLink } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import * as styles from "../account/account-nav.css";

const NAV_ITEMS = [
  { to: paths.operator(), key: "orders" },
  { to: paths.operatorItems(), key: "items" },
  { to: paths.operatorPictures(), key: "pictures" },
  { to: paths.operatorInbox(), key: "inbox" },
  { to: paths.operatorMails(), key: "mails" },
  { to: paths.operatorSettings(), key: "settings" },
  { to: paths.operatorAudit(), key: "audit" },
] as const;

/** The section that a page belongs to, by its path. */
export const sectionOf = (pathname: string) =>
  NAV_ITEMS.slice(1).find(({ to }) => pathname.startsWith(to))?.key ?? NAV_ITEMS[0].key;

export function OperatorNav() {
  const { t } = useTranslation("operator");
  return (
    <nav aria-label={t("nav.label")}>
      <ul className={styles.root}>
        {NAV_ITEMS.map(({ to, key }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} end={to === paths.operator()}>
              {t(`nav.${key}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <Form method="post" action={paths.operatorSignIn()}>
            <Button variant="text" name="intent" value="leave">
              {t("nav.signOut")}
            </Button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}
