import { useTranslation } from "react-i18next";
import { SearchFilter } from "~/components/account/search-filter";
import { paths } from "~/paths";

export function AddressesFilter({ filter }: { filter: { search: string; type: string } }) {
  const { t } = useTranslation("account");
  const types = (["Shipping", "Billing"] as const).map((value) => ({
    value,
    label: t(`addresses.type.${value}`),
  }));
  return (
    <SearchFilter
      noun="addresses"
      action={paths.addresses()}
      filter={filter}
      type={{ id: "filter-type", label: t("addresses.type.label"), options: types }}
    />
  );
}
