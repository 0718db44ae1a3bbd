import { useTranslation } from "react-i18next";
import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { paths } from "~/paths";

export function CartBreadcrumb({ current }: { current: string }) {
  const { t } = useTranslation();
  const steps = [{ name: t("breadcrumb.home"), href: paths.index() }];
  return <Breadcrumb label={t("breadcrumb.label")} steps={steps} current={current} />;
}
