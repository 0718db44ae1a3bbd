// The texts of the keys for programs.
import en from "../../locales/en/keys.json";
import es from "../../locales/es/keys.json";
import it from "../../locales/it/keys.json";
import { pageNamespace } from "./page-namespace";

export const { texts: keyTexts, translator: keyTranslator } = pageNamespace("keys", { it, en, es });
