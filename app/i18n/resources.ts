// Every text of the shop, by locale and namespace. Bundled into the Worker; the browser loads one locale's chunk.
import { resources as en } from "./resources.en";
import { resources as es } from "./resources.es";
import { resources as it } from "./resources.it";

export const resources = { it, en, es };
