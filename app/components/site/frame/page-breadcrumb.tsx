import { useTranslation } from "react-i18next";
import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { paths } from "~/paths";

export function PageBreadcrumb({
  steps = [],
  current,
}: {
  steps?: Array<{ name: string; href: string }>;
  current: string;
}) {
  const { t } = useTranslation();
  return (
    <Breadcrumb
      label={t("breadcrumb.label")}
      steps={[{ name: t("breadcrumb.home"), href: paths.index() }, ...steps]}
      current={current}
    />
  );
}
