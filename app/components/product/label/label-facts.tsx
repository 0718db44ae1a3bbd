import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNetQuantity } from "~/components/product/page/use-net-quantity";
import { Facts } from "~/components/ui/list/facts";
import type { Product } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { stack } from "~/theme/layout.css";
import { EnergyArrow } from "./energy-arrow";
import * as styles from "./labels.css";

type Labelled = Pick<Product, "sku" | "compliance" | "withdrawal_exception">;

/**
 * Information required before a purchase: contents, nutrition, manufacturer, warnings (LAW: GPSR, Reg. 1169). Hazards
 * are next to the price.
 */
export function LabelFacts({ product }: { product: Labelled }) {
  const { t } = useTranslation("catalogue");
  const { compliance, sku } = product;
  const { food, hazard, manufacturer, warnings, energy } = compliance;
  const size = useNetQuantity(compliance.net_quantity);
  const maker = manufacturer && [manufacturer.name, manufacturer.address, manufacturer.contact];
  const statements = hazard?.statements.join(" ") ?? "";
  // Warnings that repeat a precautionary statement are left out.
  const ownWarnings = (warnings ?? []).filter((warning) => !statements.includes(warning.replace(/\.$/, "")));
  const facts = [
    ["netQuantity", size],
    ["ingredients", food?.ingredients],
    ["allergens", food && (food.allergens.join(", ") || t("label.noAllergens"))],
    ["energyClass", energy && <EnergyArrow key="energy" energy={energy} />],
    ["manufacturer", maker && breakable(maker.filter(Boolean).join(", "))],
    ["euResponsible", compliance.eu_responsible],
    ["gtin", compliance.gtin],
    ["identifier", compliance.mpn ?? sku],
    ["guarantee", compliance.guarantee_months && t("label.months", { count: compliance.guarantee_months })],
    ["withdrawal", product.withdrawal_exception],
  ] as const;
  return (
    <>
      <Facts
        layout="stacked"
        facts={facts.flatMap(([key, value]) => (value ? [{ key, name: t(`label.${key}`), value }] : []))}
      />
      {food?.nutrition && <Nutrition nutrition={food.nutrition} />}
      {ownWarnings.length > 0 && (
        <div>
          <h3>{t("label.warnings")}</h3>
          <ul className={stack.s2}>
            {ownWarnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Estimated number of facts: those always shown, and those that the product has. */
export const labelCount = ({ compliance, withdrawal_exception }: Labelled) =>
  [
    true,
    compliance.net_quantity,
    compliance.food?.ingredients,
    compliance.food,
    compliance.energy,
    compliance.manufacturer,
    compliance.eu_responsible,
    compliance.gtin,
    compliance.guarantee_months,
    withdrawal_exception,
    compliance.warnings?.length,
    // The nutrition table is as high as five facts in each of the two columns.
    ...Array.from({ length: 10 }, () => compliance.food?.nutrition),
  ].filter(Boolean).length;

/** Lets an email address break after the @ instead of within its domain. */
const breakable = (text: string): ReactNode =>
  text.split("@").flatMap((part, index) => (index === 0 ? [part] : ["@", <wbr key={part} />, part]));

// In the order of Reg. (EU) 1169/2011, annex XV.
const NUTRIENTS = ["fat", "saturates", "carbohydrate", "sugars", "fibre", "protein", "salt"];

function Nutrition({ nutrition }: { nutrition: Record<string, number> }) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  const { energy_kj: kj, energy_kcal: kcal } = nutrition;
  const energy =
    kj === undefined || kcal === undefined
      ? []
      : [{ name: t("label.nutrition.energy"), value: `${number(kj)} kJ / ${number(kcal)} kcal` }];
  const nutrients = NUTRIENTS.flatMap((key) => {
    const grams = nutrition[key];
    return grams === undefined ? [] : [{ name: t(`label.nutrition.${key}`), value: `${number(grams)} g` }];
  });
  return (
    <div className={styles.nutrition}>
      <h3>{t("label.nutrition.title")}</h3>
      <Facts facts={[...energy, ...nutrients]} />
    </div>
  );
}
