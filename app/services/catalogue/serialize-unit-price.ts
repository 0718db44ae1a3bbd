// The price per kilo, litre or metre on the wire (LAW: Codice del Consumo, art. 14).
import type { UnitPrice } from "~/contract/prices";
import type { Cents } from "~/contract/units";
import { fromCents } from "~/contract/wire";
import type { NetQuantityRow } from "~/db/columns";
import { type NetQuantity, unitPrice } from "~/domain/catalogue/price";
import { decimal } from "./serialize-compliance";

const UNITS: readonly NetQuantity["unit"][] = ["kg", "l", "m", "m2", "piece"];

/** @param shown the displayed price of one piece in cents, net or gross */
export function serializeUnitPrice(content: NetQuantityRow | null, shown: Cents): UnitPrice | null {
  const unit = UNITS.find((one) => one === content?.unit);
  if (!content || !unit) return null;
  const { price, per } = unitPrice(shown, { value: decimal(content.value), unit });
  return { price: fromCents(price), per };
}
