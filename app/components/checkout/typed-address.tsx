import { useTranslation } from "react-i18next";
import { type TypedValue, TypedValues } from "~/components/site/notices/typed-values";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { paths } from "~/paths";
import { CHECKOUT_FORM } from "./checkout-form";

/** Offers to save the address from a guest's form as a new address, after the visitor has signed in. */
export function TypedAddress({ values, hasForm }: { values: TypedValue[]; hasForm: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <Notice kind="warn" lead={t("typedAddress")}>
      <TypedValues values={values} />
      {hasForm ? (
        // A button of the checkout form, so that the form's values are kept.
        <Button form={CHECKOUT_FORM} name="intent" value="add-shipping-address">
          {t("addAddress")}
        </Button>
      ) : (
        <ButtonLink to={paths.addresses({ type: "Shipping", redirectTo: paths.checkout() })}>
          {t("addAddress")}
        </ButtonLink>
      )}
    </Notice>
  );
}
