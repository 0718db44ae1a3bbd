import { Button } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

interface CustomerName {
  id: number;
  name: string;
}

export interface WrongCustomerProps {
  /** The customer the form was made for; null where they are not the agent's. */
  madeFor: CustomerName | null;
  now: CustomerName | null;
  redirectTo: string;
}

/** Shown where a form was made for another customer than the current one: nothing was done, and the agent chooses. */
export function WrongCustomer({ madeFor, now, redirectTo }: WrongCustomerProps) {
  const { t } = useTranslation("errors");
  return (
    <div className={stack.s5} role="alert">
      <h1>{t("wrongCustomer.title")}</h1>
      <p className={lead}>{t("wrongCustomer.now", { name: now?.name ?? "" })}</p>
      <p>{madeFor ? t("wrongCustomer.madeFor", { name: madeFor.name }) : t("wrongCustomer.madeForOther")}</p>
      <div className={row}>
        {madeFor && (
          <Form method="post" action={paths.customers()} reloadDocument>
            <input type="hidden" name="customer" value={madeFor.id} />
            <input type="hidden" name="redirectTo" value={redirectTo} />
            <Button variant="primary" name="intent" value="select">
              {t("wrongCustomer.switch", { name: madeFor.name })}
            </Button>
          </Form>
        )}{" "}
        <Link to={redirectTo}>{t("wrongCustomer.stay", { name: now?.name ?? "" })}</Link>
      </div>
    </div>
  );
}
