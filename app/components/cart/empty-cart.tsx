import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/ui/form/button";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, row, stack } from "~/theme/layout.css";
import { lead, number } from "~/theme/text.css";

export function EmptyCart({
  isAnonymous = false,
  canSignUp = false,
  unpaid = null,
}: {
  isAnonymous?: boolean;
  canSignUp?: boolean;
  /** Order that emptied the cart and is still unpaid. */
  unpaid?: { number: string; total: string; currency: string; payUrl: string } | null;
}) {
  const { t } = useTranslation(["cart", "checkout"]);
  const { money } = useFormat();
  return (
    <div className={stack.s5}>
      {unpaid && (
        <section className={classes(box, stack.s3)}>
          <h2>{t("checkout:pay.stepLeft")}</h2>
          <p>
            {t("checkout:pay.saved")} <b className={number}>{unpaid.number}</b>.
          </p>
          <p>
            <ButtonLink variant="primary" to={unpaid.payUrl} reloadDocument>
              {t("checkout:pay.now", { total: money(unpaid.total, unpaid.currency) })}
            </ButtonLink>
          </p>
        </section>
      )}
      <p className={lead}>{t("empty.text")}</p>
      <p className={row}>
        <ButtonLink variant={unpaid ? "plain" : "primary"} to={paths.products()}>
          {t("empty.catalogue")}
        </ButtonLink>{" "}
        {isAnonymous ? (
          <ButtonLink to={paths.login({ redirectTo: paths.cart() })}>{t("empty.signIn")}</ButtonLink>
        ) : (
          <ButtonLink to={paths.orders()}>{t("empty.orders")}</ButtonLink>
        )}
        {canSignUp && (
          <>
            {" "}
            <ButtonLink to={paths.signUp({ redirectTo: paths.cart() })}>{t("anonymous.signUp")}</ButtonLink>
          </>
        )}
      </p>
    </div>
  );
}
