import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { OperatorCustomer } from "~/contract/operator/customers";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { PageHead } from "../ui/page";
import { Badge, Status } from "../ui/status";

export function CustomerHead({
  name,
  customer,
  mayOrder,
}: {
  name: string;
  customer: OperatorCustomer;
  mayOrder: boolean;
}) {
  const { t } = useTranslation("operator");
  const { date } = useFormat();
  const { user, agent } = customer;
  const kind = user.is_guest ? "guest" : (user.customer_profile?.customer_type ?? "agent");
  const vat = user.customer_profile?.vat_number;
  const facts = [
    t("customers.since", { date: date(user.create_date) }),
    vat && user.vat_check ? `${vat}, ${t(`inbox.viesStates.${user.vat_check.state}`)}` : vat,
    agent && t("customers.ofAgent", { name: agent.name }),
    t(`common:language.${user.locale}`),
  ];
  return (
    <PageHead
      title={
        <>
          {name} <Badge>{t(`customers.one.${kind}`)}</Badge>{" "}
          <Status tone={user.is_active ? "ok" : "none"} mark={user.is_active ? "full" : "open"}>
            {t(user.is_active ? "customers.isActive" : "customers.isDisabled")}
          </Status>
        </>
      }
      back={{ to: operatorPaths.customers({ kind }), label: t(`customers.kinds.${kind}`) }}
      actions={
        <>
          <a href={`mailto:${user.email}`}>{user.email}</a>
          {mayOrder && user.is_active && user.customer_profile && !user.is_guest && (
            <Link to={operatorPaths.newDraft({ search: user.email })}>{t("drafts.new")}</Link>
          )}
        </>
      }
    >
      {facts.filter(Boolean).join(" · ")}
    </PageHead>
  );
}
