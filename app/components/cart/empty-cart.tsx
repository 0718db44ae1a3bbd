import { ButtonLink } from "~/components/ui/form/button";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

export function EmptyCart({
  isAnonymous = false,
  canSignUp = false,
}: {
  isAnonymous?: boolean;
  canSignUp?: boolean;
}) {
  const { t } = useTranslation("cart");
  return (
    <div className={stack.s5}>
      <p className={lead}>{t("empty.text")}</p>
      <p className={row}>
        <ButtonLink variant="primary" to={paths.products()}>
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
