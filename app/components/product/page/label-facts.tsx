import { Facts } from "~/components/ui/list/facts";
import type { Product } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { stack } from "~/theme/layout.css";
import { EnergyArrow } from "./energy-arrow";
import { HazardLabel } from "./hazard-pictograms";
import { useNetQuantity } from "./use-net-quantity";

type Labelled = Pick<Product, "sku" | "compliance" | "withdrawal_exception">;

/** What the law wants read before buying: contents, food facts, maker, warnings, hazards (LAW: GPSR, CLP, Reg. 1169). */
export function LabelFacts({ product }: { product: Labelled }) {
  const { t } = useTranslation("catalogue");
  const { compliance, sku } = product;
  const { food, hazard, manufacturer, warnings, energy } = compliance;
  const size = useNetQuantity(compliance.net_quantity);
  const maker = manufacturer && [manufacturer.name, manufacturer.address, manufacturer.contact];
  const facts = [
    ["netQuantity", size],
    ["ingredients", food?.ingredients],
    ["allergens", food && (food.allergens.join(", ") || t("label.noAllergens"))],
    ["energyClass", energy && <EnergyArrow key="energy" energy={energy} />],
    ["manufacturer", maker?.filter(Boolean).join(", ")],
    ["euResponsible", compliance.eu_responsible],
    ["gtin", compliance.gtin],
    ["identifier", compliance.mpn ?? sku],
    ["guarantee", compliance.guarantee_months && t("label.months", { count: compliance.guarantee_months })],
    ["withdrawal", product.withdrawal_exception],
  ] as const;
  return (
    <>
      <Facts
        facts={facts.flatMap(([key, value]) => (value ? [{ key, name: t(`label.${key}`), value }] : []))}
      />
      {food?.nutrition && <Nutrition nutrition={food.nutrition} />}
      {hazard && <HazardLabel hazard={hazard} />}
      {warnings && (
        <div>
          <h3>{t("label.warnings")}</h3>
          <ul className={stack.s2}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

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
    <div>
      <h3>{t("label.nutrition.title")}</h3>
      <Facts facts={[...energy, ...nutrients]} />
    </div>
  );
}
