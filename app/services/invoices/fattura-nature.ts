// The "Natura" of a FatturaPA line without Italian VAT, and its legal basis.
import type { BasisPoints } from "~/contract/units";
import { fromCents } from "~/contract/wire";
import type { OrderRecord } from "~/db/orders/order-record";
import { isEuState } from "~/domain/catalogue/vat";
import type { VatOfRate } from "~/domain/orders/totals";

interface Nature {
  code: string;
  reference: (lines: readonly VatOfRate[]) => string;
}

const said = (code: string, reference: string): Nature => ({ code, reference: () => reference });

/** @returns null if the line has Italian VAT */
export function natureOf(
  {
    vatScheme,
    shippingAddress: { country },
  }: Pick<OrderRecord, "vatScheme"> & { shippingAddress: Pick<OrderRecord["shippingAddress"], "country"> },
  rate: BasisPoints,
): Nature | null {
  if (vatScheme === "reverse_charge") return said("N3.2", "Non imponibile, art. 41 D.L. 331/1993");
  if (vatScheme === "export")
    return country === "SM"
      ? said("N3.3", "Non imponibile, art. 71 DPR 633/1972")
      : said("N3.1", "Non imponibile, art. 8 DPR 633/1972");
  if (vatScheme === "oss")
    return {
      code: "N7",
      reference: (lines) =>
        `OSS art. 74-sexies DPR 633/1972: IVA ${country} ${lines.map((line) => `${line.rate / 100}% EUR ${fromCents(line.vat)}`).join(", ")}`,
    };
  if (rate > 0) return null;
  return isEuState(country)
    ? said("N2.2", "Fuori campo IVA")
    : said("N3.1", "Non imponibile, art. 8 DPR 633/1972");
}
