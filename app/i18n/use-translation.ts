import { createContext, useContext } from "react";
import { type I18n, i18nOf, type Translate } from "./translator";

/** The page's language and its texts. */
export const I18nContext = createContext<I18n>(i18nOf("it", {}));

/** @param namespaces where a key without one of its own is looked for, in this order */
export function useTranslation(namespaces: string | readonly string[] = "common"): {
  t: Translate;
  i18n: I18n;
} {
  const i18n = useContext(I18nContext);
  return { t: i18n.in(typeof namespaces === "string" ? [namespaces] : namespaces), i18n };
}
