// Files of other shops: recognised, mapped, tried, and brought in as a whole (CONTRACT §16).
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
  /** Of the file's texts; of customers, the language in which the shop writes to them. */
  locale: Locale,
  /** The price list that the prices go to. */
  list: z.string().max(64),
  /** Whether the file's prices include VAT: the list has to be of the same kind. */
  prices: z.enum(["gross", "net"]),
  /** Of new products. */
  vat_class: z.enum(VAT_CLASSES),
  /** New products stay hidden. */
  drafts: z.boolean(),
  /** The other shop's addresses lead to the products. */
  redirects: z.boolean(),
});
export type ShopFileOptions = z.infer<typeof ShopFileOptions>;

/** Of each column of the file, in its order. */
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
  /** What each table would get; with `apply`, what it got. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), changed: z.int() })),
  /** Addresses of pictures: the library has a picture of that name, or has none. None is fetched. */
  pictures: z.object({ missing: z.int() }),
  /** Worth knowing; the first 1,000. */
  notes: Told,
  /** The first 1,000; while there is any, nothing is written. */
  faults: Told,
});
export type ShopFileCheck = z.infer<typeof ShopFileCheck>;

const access = "operator";
const permission = "data.write";
const path = "shop-files/:upload/";

export const operatorShopFileCalls = {
  shopFiles: {
    /** The body is the file: text/csv, MAX_IMPORT_BYTES at most. It waits for a day. */
    create: {
      method: "POST",
      path: "shop-files/",
      access,
      permission,
      query: z.object({ source: Source.optional() }),
      answer: z.object({ file: ShopFile.nullable(), faults: Told }),
    },
    get: { method: "GET", path, access, permission, params: Upload, answer: ShopFile },
    /** The plan is kept for the source's next file. */
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
    /** All of it, or nothing while there is a fault. */
    apply: {
      method: "POST",
      path: `${path}apply/`,
      access,
      permission,
      params: Upload,
      answer: ShopFileCheck,
      errors: ["import_refused"],
    },
    /** CSV: the products' codes, the addresses of pictures that the library lacks, and the names that it has to give them. */
    pictures: { method: "GET", path: `${path}pictures/`, access, permission, params: Upload, answer: "file" },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
