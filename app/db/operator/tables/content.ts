// CSV tables of pages, articles, sliders, canvases and documents.

import { DOCUMENT_TYPES, LOCALES } from "~/contract/constants/enums";
import { PageSection } from "~/contract/content";
import * as cells from "~/csv/cells";
import { RESERVED_SLUGS } from "~/domain/catalogue/reserved-slugs";
import { hidingCell, isTakenAddress } from "~/domain/content/legal-pages";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { cleanBlocks } from "./blocks";
import { knownPicture, knownPictureOrFile, knownPicturesInside } from "./picture-checks";
import { ACTIVE, column, newValue, optional, preset, reference, STAGED, type Table } from "./table";
import { isPicture, isSlides } from "./validators";

const isList = (value: unknown): boolean => Array.isArray(value);
const POSITION = preset("position", cells.whole(), "0");
const SHOWN_FROM = optional("shown_from", cells.instant);
const SHOWN_UNTIL = optional("shown_until", cells.instant);
/** The end must be after the beginning, even if the file contains only one of them. */
const inOrder = (table: string, from: string): string =>
  `SELECT s.line, 'shown_until' AS column_name, 'moments_reversed' AS code
   FROM ${STAGED} LEFT JOIN ${table} t ON t.slug = s.cells ->> 'slug'
   WHERE u.id = ?1 AND julianday(${newValue("shown_until")}) <= julianday(${newValue(from)})`;
const LOCALE = optional("locale", cells.oneOf(LOCALES));

export const contentTables: readonly Table[] = [
  {
    name: "pages",
    columns: [
      column("slug", cells.slug(RESERVED_SLUGS)),
      LOCALE,
      column("title", cells.texts()),
      column("description", cells.texts()),
      column("blocks", cells.json(isList, cleanBlocks)),
      optional("section", cells.oneOf(PageSection.options)),
      POSITION,
      ACTIVE,
      SHOWN_FROM,
      SHOWN_UNTIL,
    ],
    key: ["slug"],
    always: { updated_at: "u.created_at" },
    refuses(row) {
      const hiding = hidingCell(row);
      return hiding === null ? null : { column: hiding, code: "legal_page" };
    },
    checks: [knownPicturesInside("blocks"), inOrder("pages", "shown_from")],
    afterwards: [
      `INSERT INTO page_slugs (slug, page_slug) SELECT p.slug, p.slug
       FROM ${STAGED} JOIN pages p ON p.slug = s.cells ->> 'slug' WHERE u.id = ?1 ON CONFLICT (slug) DO NOTHING`,
    ],
  },
  {
    name: "page_slugs",
    columns: [
      column("slug", cells.slug(RESERVED_SLUGS)),
      reference("page", "pages", "slug", { id: "slug", stored: "page_slug" }),
    ],
    key: ["slug"],
    refuses: ({ slug, page }) =>
      page !== undefined && isTakenAddress(String(slug), String(page))
        ? { column: "page", code: "legal_page" }
        : null,
  },
  {
    name: "articles",
    columns: [
      column("slug", cells.slug()),
      column("title", cells.texts()),
      column("excerpt", cells.texts()),
      column("body", cells.texts(sanitizeHtml)),
      optional("image", cells.free),
      preset("author", cells.free, "''"),
      preset("tags", cells.list, "'[]'"),
      column("published_at", cells.instant),
      ACTIVE,
      SHOWN_UNTIL,
    ],
    key: ["slug"],
    always: { updated_at: "u.created_at" },
    checks: [knownPicture("image"), inOrder("articles", "published_at")],
  },
  {
    name: "sliders",
    columns: [
      column("id", cells.whole({ min: 1 })),
      column("slot", cells.word),
      column("slides", cells.json(isSlides, cleanBlocks)),
    ],
    key: ["id"],
    checks: [knownPicturesInside("slides")],
  },
  {
    name: "canvasses",
    columns: [
      column("slug", cells.slug()),
      column("title", cells.texts()),
      column("subtitle", cells.texts()),
      column("body", cells.texts(sanitizeHtml)),
      optional("image", cells.checked(isPicture, "not_a_picture")),
      optional("cta_label", cells.texts()),
      optional("cta_href", cells.free),
      reference("promotion", "promotions", "slug", { nullable: true }),
      POSITION,
      ACTIVE,
      SHOWN_FROM,
      SHOWN_UNTIL,
    ],
    key: ["slug"],
    checks: [knownPictureOrFile("image"), inOrder("canvasses", "shown_from")],
    afterwards: [
      `UPDATE promotions SET canvas_id = (SELECT c.id FROM canvasses c WHERE c.promotion_id = promotions.id)
       WHERE canvas_id IS NOT (SELECT c.id FROM canvasses c WHERE c.promotion_id = promotions.id)`,
    ],
  },
  {
    name: "documents",
    columns: [
      column("id", cells.whole({ min: 1 })),
      column("type", cells.oneOf(DOCUMENT_TYPES)),
      LOCALE,
      column("title", cells.word),
      reference("product", "products", "sku", { nullable: true }),
      reference("category", "categories", "slug", { nullable: true }),
      reference("customer", "users", "username", { nullable: true }),
      reference("order", "orders", "number", { nullable: true }),
      preset("is_public", cells.flag, "0"),
      column("mime", cells.word),
      preset("size", cells.whole(), "0"),
      column("date", cells.word),
      column("file", cells.word),
      preset("is_drawn", cells.flag, "0"),
    ],
    key: ["id"],
    checks: [
      `SELECT s.line, 'customer' AS column_name, 'document_of_nobody' AS code
       FROM ${STAGED} LEFT JOIN documents t ON t.id = s.cells ->> 'id'
       WHERE u.id = ?1 AND NOT coalesce(s.cells ->> 'is_public', t.is_public, 0)
         AND iif(u.heads ->> 'customer', s.cells ->> 'customer', t.customer_id) IS NULL`,
    ],
  },
];
