// Import of files of other shops (CONTRACT §16).
import { attachment, CSV_TYPE } from "~/api/http/attachment";
import type { OperatorHandlers } from "~/api/http/handler";
import { readBytes } from "~/api/http/input";
import { MAX_IMPORT_BYTES } from "~/contract/constants/limits";
import type { ImportAnswer } from "~/contract/operator/files";
import type { ShopFileCheck } from "~/contract/operator/shop-files";
import type { Locale } from "~/contract/wire";
import { type Fault, fault } from "~/csv/fault";
import { decodeText, forSpreadsheet, writeRecord, writeText } from "~/csv/text";
import { importMessageFor } from "~/i18n/server";
import { applyShopFile, checkShopFile, type ShopFileReport } from "~/services/operator/shop-file-rows";
import { addShopFile, getShopFile, planShopFile } from "~/services/operator/shop-files";
import { Refusal } from "~/services/refusal";

export const shopFiles: OperatorHandlers<"shopFiles"> = {
  async create(c, { source }) {
    if (!/^text\/csv\s*(;|$)/i.test(c.request.headers.get("Content-Type") ?? ""))
      throw new Refusal(415, "unsupported_media_type");
    const csv = decodeText(await readBytes(c.request, MAX_IMPORT_BYTES));
    if (csv === null) return { file: null, faults: told(c.locale, [fault(1, "", "not_utf8")]) };
    const { file, faults } = await addShopFile(c, csv, source);
    return { file, faults: told(c.locale, faults) };
  },

  get: (c, { upload }) => getShopFile(c, upload),

  plan: (c, { upload, ...plan }) => planShopFile(c, upload, plan),

  check: async (c, { upload }) => answerOf(c.locale, await checkShopFile(c, upload)),

  apply: async (c, { upload }) => answerOf(c.locale, await applyShopFile(c, upload)),

  async pictures(c, { upload }) {
    const { pictures } = await checkShopFile(c, upload);
    const style = forSpreadsheet(c.locale);
    const records = pictures.map(({ code, address, name }) => [code, address, name]);
    const text = [["product", "address", "name"], ...records]
      .map((cells) =>
        writeRecord(
          cells.map((cell) => writeText(cell, style)),
          style,
        ),
      )
      .join("");
    return attachment(style.start + text, CSV_TYPE, "pictures.csv");
  },
};

/** Maximum of errors, and of notes, in a response. */
const MAX_TOLD = 1000;

const told = (locale: Locale, faults: readonly Fault[]): ImportAnswer["faults"] =>
  faults.slice(0, MAX_TOLD).map(({ line, column, code, values }) => ({
    line,
    column,
    code,
    message: importMessageFor(locale, code, values),
  }));

const answerOf = (
  locale: Locale,
  { newProducts, pictures, notes, faults, ...report }: ShopFileReport,
): ShopFileCheck => ({
  ...report,
  new_products: newProducts,
  pictures: { missing: pictures.length },
  notes: told(locale, notes),
  faults: told(locale, faults),
});
