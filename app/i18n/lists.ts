// The texts of the saved lists.
import en from "../../locales/en/lists.json";
import es from "../../locales/es/lists.json";
import it from "../../locales/it/lists.json";
import { pageNamespace } from "./page-namespace";

export const { texts: listTexts, translator: listTranslator } = pageNamespace("lists", { it, en, es });
