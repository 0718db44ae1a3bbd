import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Form } from "~/components/ui/page/link";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { paths } from "~/paths";

/** Search form for an agent's customers. `redirectTo` is passed on to the selection. */
export function CustomerSearch({
  search,
  isFocused,
  redirectTo,
}: {
  search: string;
  isFocused: boolean;
  redirectTo: string;
}) {
  const { t } = useTranslation("account");
  return (
    <SearchBar
      action={paths.customers()}
      name="search"
      id="customer-search"
      label={t("customers.search.label")}
      what={t("customers.search.what")}
      value={search}
      isFocused={isFocused}
    >
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
    </SearchBar>
  );
}

/** Search form for all of the agent's orders, by number, reference, customer or article. */
export function OrderSearch({ found }: { found: string }) {
  const { t } = useTranslation("account");
  return (
    <SearchBar
      action={`${paths.customers()}#orders`}
      name="orders"
      id="order-search"
      label={t("customers.findOrders.label")}
      what={t("customers.findOrders.what")}
      value={found}
    />
  );
}

function SearchBar({
  action,
  name,
  id,
  label,
  what,
  value,
  isFocused = false,
  children,
}: {
  action: string;
  name: string;
  id: string;
  label: string;
  /** Label that lists what can be searched for. */
  what: string;
  value: string;
  isFocused?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation("account");
  return (
    <Form className={filterBar.root} action={action} role="search" aria-label={label}>
      <div className={filterBar.grow}>
        <TextField
          id={id}
          name={name}
          type="search"
          label={what}
          defaultValue={value}
          autoComplete="off"
          autoFocus={isFocused}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </div>
      {children}
      <Button>{t("customers.search.action")}</Button>
    </Form>
  );
}
