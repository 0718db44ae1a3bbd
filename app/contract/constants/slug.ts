// Derives a slug from a name: "Torchio à vis, 20 cm" gives "torchio-a-vis-20-cm".
import { MAX_SLUG_LENGTH } from "./limits";

/** Empty if the name has no letter or digit of the Latin alphabet. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, "");
