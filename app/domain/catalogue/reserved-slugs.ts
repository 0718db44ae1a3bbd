/**
 * First segments of the shop's own routes: no page may have such a slug (CONTRACT §8). The table page_slugs
 * refuses the same.
 */
export const RESERVED_SLUGS = [
  "account",
  "api",
  "auth",
  "build",
  "c",
  "cart",
  "consent",
  "contacts",
  "contactos",
  "contatti",
  "context",
  "customers",
  "desistimiento",
  "fonts",
  "images",
  "img",
  "locale",
  "news",
  "operator",
  "p",
  "pgb-editor-preview",
  "recesso",
  "season",
  "withdrawal",
] as const;
