import { useFormat } from "~/i18n/use-format";

/** Formats a net quantity in the usual unit: 0.05 kg is "50 g", 0.75 l is "750 ml". */
export function useNetQuantity(quantity: { value: string; unit: string } | null): string | null {
  const { number } = useFormat();
  if (!quantity) return null;
  const value = Number(quantity.value);
  const smaller = value < 1 ? SUBUNITS[quantity.unit] : undefined;
  if (smaller) return `${number(value * 1000)} ${smaller}`;
  return `${number(value)} ${UNIT_SYMBOLS[quantity.unit] ?? quantity.unit}`;
}

const SUBUNITS: Record<string, string> = { kg: "g", l: "ml" };
const UNIT_SYMBOLS: Record<string, string> = { m2: "m²", piece: "×" };
