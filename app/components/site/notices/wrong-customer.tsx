import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { lede } from "~/theme/text.css";

interface Named {
  id: number;
  name: string;
}

export interface WrongCustomerFacts {
  /** For whom the form was made; null where that is nobody of the reader's. */
  madeFor: Named | null;
  now: Named | null;
  redirectTo: string;
}

/** A form made for one customer met a session that buys for another: nothing was done, and the reader chooses. */
export function WrongCustomer({ madeFor, now, redirectTo }: WrongCustomerFacts) {
  const { t } = useTranslation("errors");
  return (
    <div className={stack.s5} role="alert">
      <h1>{t("wrongCustomer.title")}</h1>
      <p className={lede}>{t("wrongCustomer.now", { name: now?.name ?? "" })}</p>
      <p>{madeFor ? t("wrongCustomer.madeFor", { name: madeFor.name }) : t("wrongCustomer.madeForOther")}</p>
      <div className={row}>
        {madeFor && (
          <Form method="post" action={paths.customers()}>
            <input type="hidden" name="customer" value={madeFor.id} />
            <input type="hidden" name="redirectTo" value={redirectTo} />
            <Button look="main" name="intent" value="select">
              {t("wrongCustomer.switch", { name: madeFor.name })}
            </Button>
          </Form>
        )}{" "}
        <Link to={redirectTo}>{t("wrongCustomer.stay", { name: now?.name ?? "" })}</Link>
      </div>
    </div>
  );
}
