// The accountant's reports of a period (CONTRACT §16).
import { attachment, CSV_TYPE } from "~/api/http/attachment";
import type { OperatorHandlers } from "~/api/http/handler";
import { forSpreadsheet } from "~/csv/text";
import { accountingSummary, ordersFile, periodOf, registerFile } from "~/services/operator/accounting";
import { documentsZip } from "~/services/operator/accounting-zip";

export const accounting: OperatorHandlers<"accounting"> = {
  get: (c, { date_from, date_to }) => accountingSummary(c, periodOf(c, date_from, date_to)),

  async register(c, { date_from, date_to }) {
    const period = periodOf(c, date_from, date_to);
    return attachment(
      await registerFile(c, period, forSpreadsheet(c.locale)),
      CSV_TYPE,
      named("vat-register", period, "csv"),
    );
  },

  async orders(c, { date_from, date_to }) {
    const period = periodOf(c, date_from, date_to);
    return attachment(
      ordersFile(c, period, forSpreadsheet(c.locale)),
      CSV_TYPE,
      named("orders", period, "csv"),
    );
  },

  async documents(c, { date_from, date_to, part }) {
    const period = periodOf(c, date_from, date_to);
    return attachment(
      await documentsZip(c, period, part),
      "application/zip",
      named(`documents-${part}`, period, "zip"),
    );
  },
};

const named = (name: string, { from, to }: { from: string; to: string }, ending: string): string =>
  `${name}_${from}_${to}.${ending}`;
