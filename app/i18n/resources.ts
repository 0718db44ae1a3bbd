// Every text of the shop, by locale and namespace. Bundled into the Worker; the browser loads one locale's chunk.
import enErrors from "../../locales/en/errors.json";
import esErrors from "../../locales/es/errors.json";
import itErrors from "../../locales/it/errors.json";
import { resources as en } from "./resources.en";
import { resources as es } from "./resources.es";
import { resources as it } from "./resources.it";

export const resources = {
  it: { ...it, errors: itErrors },
  en: { ...en, errors: enErrors },
  es: { ...es, errors: esErrors },
};
