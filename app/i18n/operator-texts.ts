// Texts of the operator's pages: loaded by those pages only, so that no visitor downloads them.
import type { Locale } from "~/contract/wire";
import en from "../../locales/en/operator.json";
import es from "../../locales/es/operator.json";
import it from "../../locales/it/operator.json";

export type OperatorTexts = typeof it;

const TEXTS: Record<Locale, OperatorTexts> = { it, en, es };
export const operatorTexts = (locale: Locale): OperatorTexts => TEXTS[locale];
