// Files of other shops: recognized, mapped, previewed, and imported as a whole (CONTRACT §16).
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { VAT_CLASSES } from "~/contract/constants/enums";
import {
  CUSTOMER_FILE_FIELDS,
  MAX_SHOP_FILE_COLUMNS,
  PRODUCT_FILE_FIELDS,
  SHOP_FILE_SOURCES,
} from "~/contract/constants/shop-files";
import { Locale } from "~/contract/wire";
import { ImportAnswer } from "./files";

const Source = z.enum(SHOP_FILE_SOURCES);
/** "": the column is left out. */
const Field = z.enum(["", ...PRODUCT_FILE_FIELDS, ...CUSTOMER_FILE_FIELDS]);

export const ShopFileOptions = z.object({
  /** Language of the file's texts; for customers, the language of their emails. */
  locale: Locale,
  list: z.string().max(64),
  /** Whether the file's prices include VAT: the list must be of the same kind. */
  prices: z.enum(["gross", "net"]),
  vat_class: z.enum(VAT_CLASSES),
  drafts: z.boolean(),
  /** Redirects the other shop's addresses to the products. */
  redirects: z.boolean(),
});
export type ShopFileOptions = z.infer<typeof ShopFileOptions>;

/** One field per column of the file, in order. */
export const ShopFilePlan = ShopFileOptions.extend({ fields: z.array(Field).max(MAX_SHOP_FILE_COLUMNS) });
export type ShopFilePlan = z.infer<typeof ShopFilePlan>;

export const ShopFile = z.object({
  upload: z.uuid(),
  source: Source,
  rows: z.int(),
  columns: z.array(z.object({ head: z.string(), examples: z.array(z.string()), field: Field })),
  options: ShopFileOptions,
  lists: z.array(z.object({ code: z.string(), includes_vat: z.boolean() })),
});
export type ShopFile = z.infer<typeof ShopFile>;

const Upload = z.object({ upload: z.uuid() });
const Told = ImportAnswer.shape.faults;

export const ShopFileCheck = z.object({
  products: z.int(),
  new_products: z.int(),
  variants: z.int(),
  customers: z.int(),
  /** Changes per table; with `apply`, those written. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), changed: z.int() })),
  /** Number of picture URLs whose name the library lacks. Pictures are not downloaded. */
  pictures: z.object({ missing: z.int() }),
  /** Notes that are not faults; the first 1,000. */
  notes: Told,
  /** The first 1,000; with any fault, nothing is written. */
  faults: Told,
});
export type ShopFileCheck = z.infer<typeof ShopFileCheck>;

const access = "operator";
const permission = "data.write";
const path = "shop-files/:upload/";

export const operatorShopFileCalls = {
  shopFiles: {
    /** The body is the file: text/csv, at most MAX_IMPORT_BYTES. It is stored for a day. */
    create: {
      method: "POST",
      path: "shop-files/",
      access,
      permission,
      query: z.object({ source: Source.optional() }),
      answer: z.object({ file: ShopFile.nullable(), faults: Told }),
    },
    get: { method: "GET", path, access, permission, params: Upload, answer: ShopFile },
    /** The plan is stored for the source's next file. */
    plan: { method: "PUT", path, access, permission, params: Upload, body: ShopFilePlan, answer: ShopFile },
    /** Writes nothing. */
    check: {
      method: "GET",
      path: `${path}check/`,
      access,
      permission,
      params: Upload,
      answer: ShopFileCheck,
    },
    /** Writes all of it, or nothing if there is a fault. */
    apply: {
      method: "POST",
      path: `${path}apply/`,
      access,
      permission,
      params: Upload,
      answer: ShopFileCheck,
      errors: ["import_refused"],
    },
    /** CSV of product codes, URLs of pictures that the library lacks, and the names that they need. */
    pictures: { method: "GET", path: `${path}pictures/`, access, permission, params: Upload, answer: "file" },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
