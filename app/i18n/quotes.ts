// The texts of quotes.
import en from "../../locales/en/quotes.json";
import es from "../../locales/es/quotes.json";
import it from "../../locales/it/quotes.json";
import { pageNamespace } from "./page-namespace";

export const { texts: quoteTexts, translator: quoteTranslator } = pageNamespace("quotes", { it, en, es });
