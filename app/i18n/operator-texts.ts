// The operator's words: they go with the operator's pages alone, so that no visitor fetches them.
import type { Locale } from "~/contract/wire";
import en from "../../locales/en/operator.json";
import es from "../../locales/es/operator.json";
import it from "../../locales/it/operator.json";

export type OperatorTexts = typeof it;

const WORDS: Record<Locale, OperatorTexts> = { it, en, es };
export const operatorTexts = (locale: Locale): OperatorTexts => WORDS[locale];
