import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { describedBy, Field } from "~/components/ui/form/field";
import { FieldGroup } from "~/components/ui/form/field-group";
import { Tag } from "~/components/ui/list/tags";
import { MAX_COUPON_LENGTH } from "~/contract/constants/limits";
import { classes } from "~/theme/classes";
import { row, screenOnly } from "~/theme/layout.css";
import { fold } from "~/theme/text.css";

/** The applied coupon with a remove button, or a field to enter one. Part of the cart's form. */
export function CouponField({
  coupon,
  typed,
  errors,
}: {
  coupon: string | null;
  typed: string;
  errors: string[];
}) {
  const { t } = useTranslation("cart");
  if (coupon !== null) {
    return (
      <div className={classes(row, screenOnly)}>
        <Tag variant="plain">{coupon}</Tag>{" "}
        <Button variant="text" size="slim" name="intent" value="remove-coupon">
          {t("coupon.remove")}
        </Button>
      </div>
    );
  }
  return (
    <details className={screenOnly} open={typed !== "" || errors.length > 0}>
      <summary className={fold}>{t("coupon.fold")}</summary>
      <Field id="coupon" label={t("coupon.label")} errors={errors}>
        <FieldGroup
          id="coupon"
          name="coupon"
          defaultValue={typed}
          maxLength={MAX_COUPON_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...describedBy({ id: "coupon", errors })}
          button={
            <Button name="intent" value="apply-coupon">
              {t("coupon.apply")}
            </Button>
          }
        />
      </Field>
    </details>
  );
}
