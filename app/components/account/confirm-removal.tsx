import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import type { Address } from "~/contract/customers";
import { paths } from "~/paths";
import { row } from "~/theme/layout.css";
import { addresseeOf } from "./addresses/address-lines";

/** Second step of removing an address, for browsers without JavaScript. */
export function ConfirmRemoval({ address, formToken }: { address: Address; formToken: FormToken }) {
  const { t } = useTranslation("account");
  return (
    <Notice
      kind="warn"
      lead={t("addresses.remove.title", { name: `${addresseeOf(address)}, ${address.address}` })}
    >
      {t("addresses.remove.text")}
      <Form method="post" action={paths.addresses()} className={row}>
        <HiddenFields formToken={{ forCustomer: formToken.forCustomer, formId: null }} />
        <input type="hidden" name="address" value={address.id} />
        <input type="hidden" name="confirm" value="yes" />
        <Button variant="danger" size="slim" name="intent" value="delete">
          {t("addresses.remove.action")}
        </Button>{" "}
        <Link to={paths.addresses()}>{t("addresses.remove.keep")}</Link>
      </Form>
    </Notice>
  );
}
