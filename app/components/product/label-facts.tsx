import { useTranslation } from "react-i18next";
import { Facts } from "~/components/ui/facts";
import type { Product } from "~/contract/products";
import { useSize } from "./use-size";

/** What the law wants read before buying: contents, food facts, maker, warnings, hazards (LAW: GPSR, CLP, Reg. 1169). */
export function LabelFacts({ product }: { product: Pick<Product, "sku" | "compliance"> }) {
  const { t } = useTranslation("catalogue");
  const { compliance, sku } = product;
  const { food, hazard, manufacturer, warnings, energy } = compliance;
  const size = useSize(compliance.net_quantity);
  const maker = manufacturer && [manufacturer.name, manufacturer.address, manufacturer.contact];
  const facts = [
    ["netQuantity", size],
    ["ingredients", food?.ingredients],
    ["allergens", food && (food.allergens.join(", ") || t("label.noAllergens"))],
    ["energyClass", energy?.class],
    ["manufacturer", maker?.filter(Boolean).join(", ")],
    ["euResponsible", compliance.eu_responsible],
    ["gtin", compliance.gtin],
    ["identifier", compliance.mpn ?? sku],
    ["guarantee", compliance.guarantee_months && t("label.months", { count: compliance.guarantee_months })],
  ] as const;
  return (
    <>
      <Facts
        facts={facts.flatMap(([key, value]) => (value ? [{ key, name: t(`label.${key}`), value }] : []))}
      />
      {hazard && (
        <p>
          <b>{hazard.signal}</b> {hazard.statements.join(" ")}
        </p>
      )}
      {warnings?.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </>
  );
}
