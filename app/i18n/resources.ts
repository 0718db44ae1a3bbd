// Every text of the shop, by locale and namespace. Bundled into the Worker; the browser loads one locale's chunk, without
// the namespace "fragments": what only markup says that the server renders (components/ui/page/fragment.ts).
import enErrors from "../../locales/en/errors.json";
import enFragments from "../../locales/en/fragments.json";
import esErrors from "../../locales/es/errors.json";
import esFragments from "../../locales/es/fragments.json";
import itErrors from "../../locales/it/errors.json";
import itFragments from "../../locales/it/fragments.json";
import { resources as en } from "./resources.en";
import { resources as es } from "./resources.es";
import { resources as it } from "./resources.it";

export const resources = {
  it: { ...it, errors: itErrors, fragments: itFragments },
  en: { ...en, errors: enErrors, fragments: enFragments },
  es: { ...es, errors: esErrors, fragments: esFragments },
};
