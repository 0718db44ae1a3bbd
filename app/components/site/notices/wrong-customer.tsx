import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { lead as leadText } from "~/theme/text.css";
import { SwitchCustomer } from "./switch-customer";
import { type TypedValue, TypedValues } from "./typed-values";

interface CustomerName {
  id: number;
  name: string;
}

export interface WrongCustomerProps {
  /** Sentence that names the action that was not processed. */
  lead: string;
  /** The customer that the form was made for. null if the user may not act for this customer. */
  madeFor: CustomerName | null;
  /** null if nobody is signed in. */
  now: CustomerName | null;
  typed: TypedValue[];
  redirectTo: string;
}

/**
 * Shown if a form was made for another customer than the current one. The form was not processed; the user selects a
 * customer.
 */
export function WrongCustomer({ lead, madeFor, now, typed, redirectTo }: WrongCustomerProps) {
  const { t } = useTranslation("errors");
  const login = paths.login({ redirectTo });
  return (
    <div className={stack.s5} role="alert">
      <h1>{now ? t("wrongCustomer.title") : t("wrongCustomer.signedOut")}</h1>
      <p className={leadText}>
        {lead} {now && t("wrongCustomer.now", { name: now.name })}
      </p>
      {now && (
        <p>
          {madeFor ? t("wrongCustomer.madeFor", { name: madeFor.name }) : t("wrongCustomer.madeForOther")}
        </p>
      )}
      <TypedValues values={typed} />
      <div className={row}>
        {madeFor && <SwitchCustomer customer={madeFor} redirectTo={redirectTo} />}
        {now && !madeFor && (
          <Form method="post" action={paths.logout()} reloadDocument>
            <input type="hidden" name="redirectTo" value={login} />
            <Button variant="primary" name="intent" value="logout">
              {t("wrongCustomer.signInAgain")}
            </Button>
          </Form>
        )}
        {!now && (
          <ButtonLink variant="primary" to={login}>
            {t("wrongCustomer.signIn")}
          </ButtonLink>
        )}{" "}
        {now && <Link to={redirectTo}>{t("wrongCustomer.stay", { name: now.name })}</Link>}
      </div>
    </div>
  );
}
