import { useTranslation } from "react-i18next";
import type { ProductItem } from "~/components/product/item";
import { Facts } from "~/components/ui/list/facts";
import { useFormat } from "~/i18n/use-format";

/** Key facts with leader dots. A field with several values is one line. */
export function ProductFacts({ product }: { product: Pick<ProductItem, "brand" | "custom_fields"> }) {
  const { t } = useTranslation("catalogue");
  const { measure } = useFormat();
  const lines = new Map<string, { name: string; values: string[] }>();
  for (const { key, label, value_label, unit } of product.custom_fields) {
    const line = lines.get(key) ?? { name: label, values: [] };
    line.values.push(measure(value_label, unit));
    lines.set(key, line);
  }
  const facts = [...lines].map(([key, { name, values }]) => ({ key, name, value: values.join(", ") }));
  if (product.brand !== "") facts.push({ key: "brand", name: t("facts.brand"), value: product.brand });
  return <Facts facts={facts} />;
}
