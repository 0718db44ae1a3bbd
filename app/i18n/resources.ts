// Every text of the shop, by locale and namespace. The browser fetches those of one locale, without the namespace "server":
// messages of actions, and markup that the server alone renders (components/ui/page/fragment.ts).
import enErrors from "../../locales/en/errors.json";
import enServerTexts from "../../locales/en/server.json";
import esErrors from "../../locales/es/errors.json";
import esServerTexts from "../../locales/es/server.json";
import itErrors from "../../locales/it/errors.json";
import itServerTexts from "../../locales/it/server.json";
import { resources as en } from "./resources.en";
import { resources as es } from "./resources.es";
import { resources as it } from "./resources.it";

export const browserTexts = { it, en, es };

export const resources = {
  it: { ...it, errors: itErrors, server: itServerTexts },
  en: { ...en, errors: enErrors, server: enServerTexts },
  es: { ...es, errors: esErrors, server: esServerTexts },
};
