import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

/** The way to this page: home, and the cart. */
export function CartBreadcrumb({ current }: { current: string }) {
  const { t } = useTranslation();
  const steps = [{ name: t("breadcrumb.home"), href: paths.index() }];
  return <Breadcrumb label={t("breadcrumb.label")} steps={steps} current={current} />;
}
