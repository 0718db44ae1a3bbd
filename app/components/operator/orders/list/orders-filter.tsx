import { useTranslation } from "react-i18next";
import { FilterBar, MoreFilters } from "~/components/operator/ui/forms";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextField } from "~/components/ui/form/field";
import { ORDER_STATUSES, PAYMENT_STATES } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { ORDER_SORTS, SHIPMENT_FILTERS } from "~/contract/constants/order-list";
import type { OrderListQuery } from "~/contract/operator/order-list";
import { operatorPaths } from "~/operator-paths";

/** Filters of the order list, a GET form. Rarely used filters are collapsed until used. */
export function OrdersFilter({
  query,
  methods,
}: {
  query: OrderListQuery;
  methods: { code: string; name: string }[];
}) {
  const { t } = useTranslation("operator");
  const { search, status, payment, shipment, method, disputed, date_from, date_to, customer, sort } = query;
  const optionsOf = (values: readonly string[], label: (value: string) => string) => [
    { value: "", label: t("all") },
    ...values.map((value) => ({ value, label: label(value) })),
  ];
  return (
    <FilterBar action={operatorPaths.orders()} label={t("orderList.filter")}>
      <TextField
        id="search"
        name="search"
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        label={t("orderList.search")}
        defaultValue={search ?? ""}
      />
      <SelectField
        id="status"
        name="status"
        label={t("orders.status")}
        defaultValue={status ?? ""}
        options={optionsOf(ORDER_STATUSES, (value) => t(`account:status.${value}`))}
      />
      <SelectField
        id="payment"
        name="payment"
        label={t("orderList.payment")}
        defaultValue={payment ?? ""}
        options={optionsOf(PAYMENT_STATES, (value) => t(`orderList.payments.${value}`))}
      />
      <SelectField
        id="shipment"
        name="shipment"
        label={t("orderList.shipment")}
        defaultValue={shipment ?? ""}
        options={optionsOf(SHIPMENT_FILTERS, (value) => t(`orderList.shipments.${value}`))}
      />
      <Button>{t("orders.search")}</Button>
      <MoreFilters
        label={t("orderList.more")}
        isOpen={Boolean(method || disputed || date_from || date_to || sort !== "newest")}
      >
        <TextField
          id="date_from"
          name="date_from"
          type="date"
          label={t("orderList.from")}
          defaultValue={date_from ?? ""}
        />
        <TextField
          id="date_to"
          name="date_to"
          type="date"
          label={t("orderList.to")}
          defaultValue={date_to ?? ""}
        />
        {methods.length > 0 && (
          <SelectField
            id="method"
            name="method"
            label={t("orderList.method")}
            defaultValue={method ?? ""}
            options={[
              { value: "", label: t("all") },
              ...methods.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        )}
        <SelectField
          id="sort"
          name="sort"
          label={t("orderList.sort")}
          defaultValue={sort}
          options={ORDER_SORTS.map((value) => ({ value, label: t(`orderList.sorts.${value}`) }))}
        />
        <Check name="disputed" value="true" defaultChecked={disputed === true}>
          {t("orderList.disputed")}
        </Check>
      </MoreFilters>
      {customer !== undefined && <input type="hidden" name="customer" value={customer} />}
    </FilterBar>
  );
}
