import { useTranslation } from "react-i18next";

/** Formats a decimal as the user types it: "12.5" is "12,5", except in English. */
export function useDecimal() {
  const { language } = useTranslation().i18n;
  return (value: string): string => (language === "en" ? value : value.replace(".", ","));
}
