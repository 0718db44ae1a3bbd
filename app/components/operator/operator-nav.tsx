import { Form, NavLink } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { paths } from "~/paths";
import * as styles from "../account/account-nav.css";

const ROOMS = [
  { to: paths.operator(), word: "orders" },
  { to: paths.operatorItems(), word: "items" },
  { to: paths.operatorLetters(), word: "letters" },
  { to: paths.operatorMails(), word: "mails" },
  { to: paths.operatorSettings(), word: "settings" },
  { to: paths.operatorAudit(), word: "audit" },
] as const;

/** The room that a page belongs to, by its path. */
export const roomOf = (pathname: string) =>
  ROOMS.slice(1).find(({ to }) => pathname.startsWith(to))?.word ?? ROOMS[0].word;

export function OperatorNav({ words }: { words: OperatorTexts["nav"] }) {
  return (
    <nav aria-label={words.label}>
      <ul className={styles.root}>
        {ROOMS.map(({ to, word }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} end={to === paths.operator()}>
              {words[word]}
            </NavLink>
          </li>
        ))}
        <li>
          <Form method="post" action={paths.operatorSignIn()}>
            <Button look="text" name="intent" value="leave">
              {words.signOut}
            </Button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}
