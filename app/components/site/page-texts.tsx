import { type ReactNode, useContext, useMemo } from "react";
import { i18nOf, type Texts } from "~/i18n/translator";
import { I18nContext } from "~/i18n/use-translation";

/** Adds a namespace that is in no bundle of the shop, and comes with the page: `useTranslation("pad")`. */
export function PageTexts({
  namespace,
  texts,
  children,
}: {
  namespace: "operator" | "pad" | "keys" | "lists" | "quotes" | "newCustomer";
  texts: Texts;
  children: ReactNode;
}) {
  const i18n = useContext(I18nContext);
  const extended = useMemo(
    () => i18nOf(i18n.language, { ...i18n.texts, [namespace]: texts }),
    [i18n, namespace, texts],
  );
  return <I18nContext.Provider value={extended}>{children}</I18nContext.Provider>;
}
