import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";

/** Selects a customer and returns to the page of that customer's form. */
export function SwitchCustomer({
  customer,
  redirectTo,
}: {
  customer: { id: number; name: string };
  redirectTo: string;
}) {
  const { t } = useTranslation("errors");
  return (
    <Form method="post" action={paths.customers()} reloadDocument>
      <input type="hidden" name="customer" value={customer.id} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button variant="primary" name="intent" value="select">
        {t("wrongCustomer.switch", { name: customer.name })}
      </Button>
    </Form>
  );
}
