import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";

/** Tells a guest where to find the order later, and offers an account that takes it over. */
export function KeepOrder({ order, canSignUp }: { order: { id: number }; canSignUp: boolean }) {
  const { t } = useTranslation("checkout");
  if (!useFrame()?.viewer.isGuest) return null;
  return (
    <p>
      {t("guest.keep")}{" "}
      {canSignUp && <Link to={paths.signUp({ redirectTo: paths.order(order.id) })}>{t("guest.signUp")}</Link>}
    </p>
  );
}
