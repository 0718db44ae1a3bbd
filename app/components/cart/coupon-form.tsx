import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Deed, DeedFields } from "~/components/site/deed-fields";
import { Button } from "~/components/ui/button";
import { describedBy, Field } from "~/components/ui/field";
import { FieldGroup } from "~/components/ui/field-group";
import { Tag } from "~/components/ui/tags";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { row, screenOnly } from "~/theme/layout.css";

/** The coupon in force, to take away, or the field for one. Only its code is kept, never its discount. */
export function CouponForm({
  coupon,
  typed,
  errors,
  deed,
}: {
  coupon: string | null;
  /** What was typed into a refused form. */
  typed: string;
  errors: string[];
  deed: Deed;
}) {
  const { t } = useTranslation("cart");
  const marks = <DeedFields deed={{ forCustomer: deed.forCustomer, formId: null }} />;
  if (coupon !== null) {
    return (
      <Form method="post" action={paths.cart()} className={classes(row, screenOnly)} preventScrollReset>
        {marks}
        <Tag look="plain">{coupon}</Tag>{" "}
        <Button look="text" size="slim" name="intent" value="remove-coupon">
          {t("coupon.remove")}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" action={paths.cart()} className={screenOnly} preventScrollReset>
      {marks}
      <Field id="coupon" label={t("coupon.label")} errors={errors}>
        <FieldGroup
          id="coupon"
          name="coupon"
          defaultValue={typed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...describedBy({ id: "coupon", errors })}
          button={
            <Button name="intent" value="apply-coupon">
              {t("coupon.apply")}
            </Button>
          }
        />
      </Field>
    </Form>
  );
}
