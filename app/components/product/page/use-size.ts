import { useFormat } from "~/i18n/use-format";

/** A net quantity as one says it: 0.05 kg is "50 g", 0.75 l is "750 ml". */
export function useSize(quantity: { value: string; unit: string } | null): string | null {
  const { number } = useFormat();
  if (!quantity) return null;
  const value = Number(quantity.value);
  const smaller = value < 1 ? SMALLER[quantity.unit] : undefined;
  if (smaller) return `${number(value * 1000)} ${smaller}`;
  return `${number(value)} ${WRITTEN[quantity.unit] ?? quantity.unit}`;
}

const SMALLER: Record<string, string> = { kg: "g", l: "ml" };
const WRITTEN: Record<string, string> = { m2: "m²", piece: "×" };
