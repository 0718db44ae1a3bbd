// Records that the operator edits in forms: rows of the same tables as a CSV file, with the same rules.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { Id, Instant, listOf, paging, resultsOf } from "~/contract/wire";

/** Grouped by the permission to edit them. */
export const CATALOGUE_KINDS = [
  "product",
  "variants",
  "category",
  "custom_field",
  "manufacturer",
  "price_list",
] as const;
export const SELLING_KINDS = ["promotion", "shipping", "payment", "vat", "season"] as const;
export const CONTENT_KINDS = ["page", "article", "slider", "banner", "redirect", "link"] as const;
export const RECORD_KINDS = [...CATALOGUE_KINDS, ...SELLING_KINDS, ...CONTENT_KINDS] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const MAX_ROWS = 500;
const MAX_CELL_LENGTH = 500_000;

/** A row by its header cells, in the format of a CSV file: `name_it`, "true", "12.50". */
export const RecordRow = z.record(z.string().max(60), z.string().max(MAX_CELL_LENGTH));
export type RecordRow = z.infer<typeof RecordRow>;

/** Rows by table. All rows of a table have the same cells; stored rows that are left out are deleted. */
export const RecordParts = z.record(z.string().regex(/^[a-z_]{1,40}$/), z.array(RecordRow).max(MAX_ROWS));
export type RecordParts = z.infer<typeof RecordParts>;

export const StoredRecord = z.object({
  key: z.string(),
  /** Changes with any stored value; a save contains the version that it began with. */
  version: z.string(),
  parts: RecordParts,
});
export type StoredRecord = z.infer<typeof StoredRecord>;

const Version = z.string().min(1).max(100);
export const SaveRecord = z.object({ version: Version, parts: RecordParts });
export const CreateRecord = z.object({ parts: RecordParts });

export const RecordQuery = z.object({ search: z.string().max(MAX_SEARCH_LENGTH).optional(), ...paging });
export const RecordListItem = z.object({ key: z.string(), row: RecordRow });
export type RecordListItem = z.infer<typeof RecordListItem>;

/** An earlier state: the audit log's snapshot before a change. */
export const RecordVersion = z.object({ id: z.int(), at: Instant, who: z.string() });
export type RecordVersion = z.infer<typeof RecordVersion>;

export const LinkTarget = z.object({
  code: z.string(),
  target: z.string(),
  /** `hidden`: a draft, or not shown now; other sites and the shop's own screens count as shown. */
  state: z.enum(["shown", "hidden", "missing"]),
});
export type LinkTarget = z.infer<typeof LinkTarget>;

const access = "operator";
const LinkCode = z.string().min(1).max(100);

/** The same calls for each group of kinds, with different permissions. */
const callsOf = <
  const Path extends "catalogue" | "selling" | "content",
  const Kinds extends readonly [RecordKind, ...RecordKind[]],
>(
  path: Path,
  kinds: Kinds,
) => {
  const [read, write] = [`${path}.read`, `${path}.write`] as const;
  const kind = z.enum(kinds);
  const ofKind = z.object({ kind });
  const byKey = z.object({ kind, key: z.string().min(1).max(500) });
  return {
    list: {
      method: "GET",
      path: `${path}/:kind/`,
      access,
      permission: read,
      params: ofKind,
      query: RecordQuery,
      answer: listOf(RecordListItem),
    },
    create: {
      method: "POST",
      path: `${path}/:kind/`,
      access,
      permission: write,
      params: ofKind,
      body: CreateRecord,
      answer: StoredRecord,
      status: 201,
    },
    get: {
      method: "GET",
      path: `${path}/:kind/:key/`,
      access,
      permission: read,
      params: byKey,
      /** `at`: the state before that change. */
      query: z.object({ at: Id.optional() }),
      answer: StoredRecord,
    },
    save: {
      method: "PUT",
      path: `${path}/:kind/:key/`,
      access,
      permission: write,
      params: byKey,
      body: SaveRecord,
      answer: StoredRecord,
      errors: ["edited_by_another", "in_use", "legal_page"],
    },
    remove: {
      method: "DELETE",
      path: `${path}/:kind/:key/`,
      access,
      permission: write,
      params: byKey,
      body: z.object({ version: Version }),
      answer: null,
      status: 204,
      errors: ["edited_by_another", "in_use", "legal_page", "consumer_cannot_pay", "business_cannot_pay"],
    },
    versions: {
      method: "GET",
      path: `${path}/:kind/:key/versions/`,
      access,
      permission: read,
      params: byKey,
      answer: resultsOf(RecordVersion),
    },
  } as const satisfies Record<string, OperatorCall>;
};

export const operatorRecordCalls = {
  catalogue: callsOf("catalogue", CATALOGUE_KINDS),
  selling: callsOf("selling", SELLING_KINDS),
  content: callsOf("content", CONTENT_KINDS),
  siteLinks: {
    targets: {
      method: "GET",
      path: "site-links/targets/",
      access,
      permission: "content.read",
      answer: resultsOf(LinkTarget),
    },
    /** Swaps a link with the one above or below it; `beside` is that neighbour, as displayed. */
    move: {
      method: "POST",
      path: "site-links/:code/move/",
      access,
      permission: "content.write",
      params: z.object({ code: LinkCode }),
      body: z.object({ to: z.enum(["up", "down"]), beside: LinkCode }),
      answer: null,
      status: 204,
      errors: ["edited_by_another"],
    },
  },
} as const;
