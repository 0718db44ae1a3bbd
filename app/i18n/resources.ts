// All texts of the shop. The browser fetches only the namespaces of its page (storefront/response/texts.ts).
import { resources as en } from "./resources.en";
import { resources as es } from "./resources.es";
import { resources as it } from "./resources.it";

export const resources = { it, en, es };

export type Namespace = keyof typeof it;
