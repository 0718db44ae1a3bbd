import { useTranslation } from "react-i18next";
import { Facts } from "~/components/ui/list/facts";
import type { User } from "~/contract/customers";

/** The customer's data as a list. Fields without a value are left out. */
export function DetailsFacts({ customer }: { customer: User }) {
  const { t } = useTranslation("account");
  const profile = customer.customer_profile;
  const facts = [
    { name: t("details.businessName"), value: profile?.business_name },
    { name: t("details.name"), value: `${customer.first_name} ${customer.last_name}`.trim() },
    // Most customers sign in with their email address: do not show it twice.
    { name: t("details.username"), value: customer.username !== customer.email && customer.username },
    { name: t("details.email"), value: customer.email },
    { name: t("details.vatNumber"), value: profile?.vat_number },
    { name: t("details.taxCode"), value: profile?.tax_code },
    { name: t("details.sdiCode"), value: profile?.sdi_code },
    { name: t("details.pec"), value: profile?.pec },
    { name: t("details.customerNumber"), value: String(customer.id) },
  ];
  return <Facts facts={facts.filter(({ value }) => value)} />;
}
