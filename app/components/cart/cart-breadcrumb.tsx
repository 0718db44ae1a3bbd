import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

/** The way to this page: home, the cart, and on from there. */
export function CartBreadcrumb({ here, beyond = false }: { here: string; beyond?: boolean }) {
  const { t } = useTranslation(["common", "cart"]);
  const steps = [{ name: t("breadcrumb.home"), href: paths.index() }];
  if (beyond) steps.push({ name: t("cart:title"), href: paths.cart() });
  return <Breadcrumb label={t("breadcrumb.label")} steps={steps} here={here} />;
}
