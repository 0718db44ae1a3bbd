import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

/** The way to this page: home, the cart, and on from there. */
export function CartBreadcrumb({ current, isAfterCart = false }: { current: string; isAfterCart?: boolean }) {
  const { t } = useTranslation(["common", "cart"]);
  const steps = [{ name: t("breadcrumb.home"), href: paths.index() }];
  if (isAfterCart) steps.push({ name: t("cart:title"), href: paths.cart() });
  return <Breadcrumb label={t("breadcrumb.label")} steps={steps} current={current} />;
}
