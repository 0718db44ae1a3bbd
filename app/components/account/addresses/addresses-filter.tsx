import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

export function AddressesFilter({ filter }: { filter: { search: string; type: string } }) {
  const { t } = useTranslation("account");
  return (
    <Form action={paths.addresses()} className={filterBar.root} aria-label={t("addresses.filter.label")}>
      <div className={filterBar.grow}>
        <TextField
          id="search"
          name="search"
          type="search"
          label={t("addresses.filter.search")}
          defaultValue={filter.search}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </div>
      <SelectField
        id="filter-type"
        name="type"
        label={t("addresses.type.label")}
        defaultValue={filter.type}
        options={[
          { value: "", label: t("addresses.filter.any") },
          { value: "Shipping", label: t("addresses.type.Shipping") },
          { value: "Billing", label: t("addresses.type.Billing") },
        ]}
      />
      <Button>{t("addresses.filter.action")}</Button>{" "}
      {(filter.search !== "" || filter.type !== "") && (
        <Link className={filterBar.link} to={paths.addresses()}>
          {t("addresses.filter.clear")}
        </Link>
      )}
    </Form>
  );
}
