import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { small } from "~/theme/text.css";

/** Note that an anonymous cart has consumer prices, with links to sign in or sign up. */
export function AnonymousNote({ canSignUp }: { canSignUp: boolean }) {
  const { t } = useTranslation("cart");
  return (
    <p className={small}>
      {t("anonymous.prices")}{" "}
      <Link to={paths.login({ redirectTo: paths.cart() })}>{t("anonymous.signIn")}</Link>
      {canSignUp && (
        <>
          {" · "}
          <Link to={paths.signUp({ redirectTo: paths.cart() })}>{t("anonymous.signUp")}</Link>
        </>
      )}
    </p>
  );
}
