import "~/kit";
import "~/operator-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CustomerRows } from "~/components/operator/customers/customer-rows";
import { FilterBar } from "~/components/operator/ui/forms";
import { ViewTabs } from "~/components/operator/ui/lists";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { Link } from "~/components/ui/page/link";
import { CUSTOMER_KINDS, CUSTOMER_STATES } from "~/contract/constants/desk";
import { OperatorCustomerQuery } from "~/contract/operator/customers";
import { operatorPaths } from "~/operator-paths";
import { customerChoices } from "~/storefront/operator/customer-choices";
import { queryIn } from "~/storefront/operator/query-in";
import { operatorContext } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const context = await operatorContext(args, "customers.read");
  const { shop, url, may } = context;
  const query = queryIn(OperatorCustomerQuery, url);
  const [list, choices, signUps] = await Promise.all([
    shop.customers.list(query),
    customerChoices(context),
    may("inbox.read") ? shop.signUps.list({ page_size: 1 }) : null,
  ]);
  return {
    query,
    customers: list.results,
    next: list.next,
    currency: list.currency,
    choices,
    requests: signUps?.count ?? 0,
  };
}

export default function OperatorCustomers() {
  const { query, customers, next, currency, choices, requests } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { after, ...filters } = query;
  const isFiltered = Object.values({ ...filters, state: "" }).some(Boolean) || query.state !== "all";
  return (
    <Stack>
      <PageHead title={t("nav.customers")}>
        {requests > 0 && (
          <Link to={operatorPaths.inbox()}>{t("customers.requests", { count: requests })}</Link>
        )}
      </PageHead>
      <ViewTabs
        label={t("customers.kindsLabel")}
        tabs={[undefined, ...CUSTOMER_KINDS].map((kind) => ({
          to: operatorPaths.customers({ ...filters, kind }),
          name: t(kind ? `customers.kinds.${kind}` : "all"),
          isCurrent: kind === query.kind,
        }))}
      />
      <CustomersFilter key={JSON.stringify(filters)} query={query} choices={choices} />
      {customers.length === 0 ? (
        <Empty>
          {t("customers.none")}{" "}
          {isFiltered && <Link to={operatorPaths.customers()}>{t("products.dropFilters")}</Link>}
        </Empty>
      ) : (
        <Panel bleed>
          <CustomerRows customers={customers} currency={currency} />
        </Panel>
      )}
      <p>
        {after !== undefined && <Link to={operatorPaths.customers(filters)}>{t("products.first")}</Link>}{" "}
        {next !== null && (
          <Link to={operatorPaths.customers({ ...filters, after: next })} rel="next">
            {t("products.next")}
          </Link>
        )}
      </p>
    </Stack>
  );
}

interface FilterProps {
  query: OperatorCustomerQuery;
  choices: Awaited<ReturnType<typeof customerChoices>>;
}

function CustomersFilter({ query, choices }: FilterProps) {
  const { t } = useTranslation("operator");
  const all = { value: "", label: t("all") };
  return (
    <FilterBar action={operatorPaths.customers()} label={t("records.search")}>
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      <TextField id="search" name="search" label={t("customers.search")} defaultValue={query.search ?? ""} />
      <SelectField
        id="state"
        name="state"
        label={t("customers.state")}
        defaultValue={query.state}
        options={CUSTOMER_STATES.map((value) => ({ value, label: t(`customers.states.${value}`) }))}
      />
      <SelectField
        id="agent"
        name="agent"
        label={t("customers.fields.agent")}
        defaultValue={query.agent === undefined ? "" : String(query.agent)}
        options={[all, ...choices.agents]}
      />
      <SelectField
        id="price_list"
        name="price_list"
        label={t("customers.fields.price_list")}
        defaultValue={query.price_list ?? ""}
        options={[all, ...choices.lists]}
      />
      <Button>{t("records.find")}</Button>
    </FilterBar>
  );
}
