// Parses the share capital of COMPANY_DATA: an amount, and whether it is paid up.

const PAID = /\s*(?:i\.\s?v\.?|interamente versato|paid up|desembolsado)$/i;
const CURRENCY = /^(?:€|EUR)\s*|\s*(?:€|EUR|euro)$/i;
const PLAIN = /^(\d{1,11})(?:[.,](\d{2}))?$/;
/** One separator for thousands, another for decimals. */
const GROUPED = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3}){0,2})(?:(?!\2)[.,](\d{2}))?$/;

/** "50.000,00 € i.v." → 50000.00, paid up. Null without an amount. */
export function readShareCapital(text: string): { amount: string; isPaid: boolean } | null {
  const written = text.normalize("NFKC").trim();
  const sum = written.replace(PAID, "").replace(CURRENCY, "");
  const grouped = GROUPED.exec(sum);
  const [, whole, cents = "00"] = PLAIN.exec(sum) ?? [];
  const isPaid = PAID.test(written);
  if (whole !== undefined) return { amount: `${Number(whole)}.${cents}`, isPaid };
  if (!grouped) return null;
  const [, thousands = "", sign = "", rest = "00"] = grouped;
  return { amount: `${Number(thousands.replaceAll(sign, ""))}.${rest}`, isPaid };
}
