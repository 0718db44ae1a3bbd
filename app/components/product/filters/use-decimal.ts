import { useTranslation } from "react-i18next";

/** "12.5" → "12,5", in English as it is: a number as one types it. */
export function useDecimal() {
  const { language } = useTranslation().i18n;
  return (value: string): string => (language === "en" ? value : value.replace(".", ","));
}
