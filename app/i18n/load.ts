// The browser fetches the texts of its one language: a file that never changes under its name.
import type { Locale } from "~/contract/wire";

export async function loadResources(locale: Locale) {
  switch (locale) {
    case "en":
      return (await import("./resources.en")).resources;
    case "es":
      return (await import("./resources.es")).resources;
    default:
      return (await import("./resources.it")).resources;
  }
}
