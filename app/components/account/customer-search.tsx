import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

/** An agent's search for a customer; `redirectTo` is passed on to the choice. */
export function CustomerSearch({ search, redirectTo }: { search: string; redirectTo: string }) {
  const { t } = useTranslation("account");
  return (
    <Form
      className={filterBar.root}
      action={paths.customers()}
      role="search"
      aria-label={t("customers.search.label")}
    >
      <div className={filterBar.grow}>
        <TextField
          id="customer-search"
          name="search"
          type="search"
          label={t("customers.search.what")}
          defaultValue={search}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
        />
      </div>
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <Button>{t("customers.search.action")}</Button>
    </Form>
  );
}

/** Of all the agent's orders: by number, reference, customer or article. */
export function OrderSearch({ found }: { found: string }) {
  const { t } = useTranslation("account");
  return (
    <Form
      className={filterBar.root}
      action={`${paths.customers()}#orders`}
      role="search"
      aria-label={t("customers.findOrders.label")}
    >
      <div className={filterBar.grow}>
        <TextField
          id="order-search"
          name="orders"
          type="search"
          label={t("customers.findOrders.what")}
          defaultValue={found}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
        />
      </div>
      <Button>{t("customers.search.action")}</Button>
    </Form>
  );
}
