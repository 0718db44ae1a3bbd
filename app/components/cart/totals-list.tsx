import { useTranslation } from "react-i18next";
import { type Fact, Facts } from "~/components/ui/list/facts";
import type { VatLine } from "~/contract/cart";
import type { CheckoutQuote } from "~/contract/checkout";
import { hasVatNote, type VatScheme } from "~/contract/constants/enums";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";

export interface TotalsListProps {
  rows_total: string;
  discount: string;
  /** Absent while the shipping price is unknown. */
  shipping_price?: string;
  payment_surcharge?: string;
  vat: string;
  vat_lines: VatLine[];
  total: string;
  includes_vat: boolean;
  currency: string;
}

/** Omits the shipping price while no carrier is chosen: without an address the price is unknown, not zero. */
export function sumsOf({ totals, chosen }: Pick<CheckoutQuote, "totals" | "chosen">): TotalsListProps {
  const { shipping_price, ...sums } = totals;
  return chosen.shipping_policy === null ? sums : totals;
}

/**
 * The totals, line by line. Net: VAT is a line before the total. Gross: VAT is included and listed below it (CONTRACT
 * §2a.5).
 */
export function TotalsList({
  sums,
  coupon,
  scheme = "standard",
}: {
  sums: TotalsListProps;
  coupon: string | null;
  scheme?: VatScheme;
}) {
  const { t } = useTranslation("cart");
  const { money, percent } = useFormat();
  const amount = (value: string) => money(value, sums.currency);
  const facts: Fact[] = [{ key: "rows", name: t("sums.rows"), value: amount(sums.rows_total) }];
  // A coupon that made shipping free is named next to the shipping price.
  const freedBy =
    sums.shipping_price === undefined || isPositive(sums.shipping_price) || isPositive(sums.discount)
      ? null
      : coupon;
  if (freedBy === null && (coupon !== null || isPositive(sums.discount))) {
    const name = coupon === null ? t("sums.discount") : t("sums.coupon", { coupon });
    facts.push({
      key: "discount",
      name,
      value: isPositive(sums.discount) ? `−${amount(sums.discount)}` : t("sums.freeDelivery"),
    });
  }
  if (sums.shipping_price !== undefined) {
    const value = isPositive(sums.shipping_price) ? amount(sums.shipping_price) : t("sums.free");
    const name = [t("sums.shipping"), freedBy && `(${freedBy})`].filter(Boolean).join(" ");
    facts.push({ key: "shipping", name, value });
  }
  if (sums.payment_surcharge !== undefined && isPositive(sums.payment_surcharge)) {
    facts.push({ key: "surcharge", name: t("sums.surcharge"), value: amount(sums.payment_surcharge) });
  }
  const hasVatApart = !sums.includes_vat && sums.vat_lines.some(({ vat }) => isPositive(vat));
  if (!sums.includes_vat) {
    if (hasVatApart)
      facts.push({
        key: "net",
        name: t("sums.totalNet"),
        value: amount((Number(sums.total) - Number(sums.vat)).toFixed(2)),
      });
    for (const { rate, base, vat } of sums.vat_lines) {
      const name = t("sums.vat", { rate: percent(rate), base: amount(base) });
      facts.push({ key: `vat ${rate}`, name, value: amount(vat) });
    }
  }
  return (
    <>
      <Facts
        facts={facts}
        total={{ name: t(hasVatApart ? "sums.totalGross" : "sums.total"), value: amount(sums.total) }}
      />
      {sums.includes_vat && scheme !== "export" && (
        <p className={classes(small, muted)}>{t("sums.vatInside", { amount: amount(sums.vat) })}</p>
      )}
      {hasVatNote(scheme) && <p className={classes(small, muted)}>{t(`sums.vatNote.${scheme}`)}</p>}
    </>
  );
}

const isPositive = (amount: string) => Number(amount) > 0;
