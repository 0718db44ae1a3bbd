// The texts of the order pad.
import en from "../../locales/en/pad.json";
import es from "../../locales/es/pad.json";
import it from "../../locales/it/pad.json";
import { pageNamespace } from "./page-namespace";

export const { texts: padTexts, translator: padTranslator } = pageNamespace("pad", { it, en, es });
