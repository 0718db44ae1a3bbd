import { useTranslation } from "react-i18next";
import { operatorPaths } from "~/operator-paths";
import { ViewTabs } from "../ui/lists";

/** Tabs for the pages of a product, each of which is saved separately. */
export function RecordTabs({
  kind,
  recordKey,
}: {
  kind: "product" | "variants" | "items";
  recordKey: string;
}) {
  const { t } = useTranslation("operator");
  const tabs = [
    { to: operatorPaths.record("product", recordKey), key: "product" },
    { to: operatorPaths.record("variants", recordKey), key: "variants" },
    { to: operatorPaths.items({ item: recordKey }), key: "items" },
  ];
  return (
    <ViewTabs
      label={t("records.tabs.label")}
      tabs={tabs.map(({ to, key }) => ({ to, name: t(`records.tabs.${key}`), isCurrent: key === kind, key }))}
    />
  );
}
