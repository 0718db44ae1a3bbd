import { type ReactNode, useContext, useMemo } from "react";
import { i18nOf, type Texts } from "~/i18n/translator";
import { I18nContext } from "~/i18n/use-translation";

/** Adds the namespace "operator" for the pages inside: `useTranslation("operator")`. */
export function OperatorI18n({ texts, children }: { texts: Texts; children: ReactNode }) {
  const i18n = useContext(I18nContext);
  const extended = useMemo(() => i18nOf(i18n.language, { ...i18n.texts, operator: texts }), [i18n, texts]);
  return <I18nContext.Provider value={extended}>{children}</I18nContext.Provider>;
}
