import { Form, NavLink } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { paths } from "~/paths";
import * as styles from "../account/account-nav.css";

const NAV_ITEMS = [
  { to: paths.operator(), key: "orders" },
  { to: paths.operatorItems(), key: "items" },
  { to: paths.operatorInbox(), key: "inbox" },
  { to: paths.operatorMails(), key: "mails" },
  { to: paths.operatorSettings(), key: "settings" },
  { to: paths.operatorAudit(), key: "audit" },
] as const;

/** The section that a page belongs to, by its path. */
export const sectionOf = (pathname: string) =>
  NAV_ITEMS.slice(1).find(({ to }) => pathname.startsWith(to))?.key ?? NAV_ITEMS[0].key;

export function OperatorNav({ words }: { words: OperatorTexts["nav"] }) {
  return (
    <nav aria-label={words.label}>
      <ul className={styles.root}>
        {NAV_ITEMS.map(({ to, key }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} end={to === paths.operator()}>
              {words[key]}
            </NavLink>
          </li>
        ))}
        <li>
          <Form method="post" action={paths.operatorSignIn()}>
            <Button variant="text" name="intent" value="leave">
              {words.signOut}
            </Button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}
