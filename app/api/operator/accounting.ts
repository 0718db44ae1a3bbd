// The accountant's period: CONTRACT §16.
import type { OperatorHandlers } from "~/api/http/handler";
import { forSpreadsheet } from "~/csv/text";
import { accountingSummary, ordersFile, periodOf, registerFile } from "~/services/operator/accounting";
import { documentsZip } from "~/services/operator/accounting-zip";

export const accounting: OperatorHandlers<"accounting"> = {
  get: (c, { date_from, date_to }) => accountingSummary(c, periodOf(c, date_from, date_to)),

  async register(c, { date_from, date_to }) {
    const period = periodOf(c, date_from, date_to);
    return file(
      await registerFile(c, period, forSpreadsheet(c.locale)),
      CSV,
      named("vat-register", period, "csv"),
    );
  },

  async orders(c, { date_from, date_to }) {
    const period = periodOf(c, date_from, date_to);
    return file(ordersFile(c, period, forSpreadsheet(c.locale)), CSV, named("orders", period, "csv"));
  },

  async documents(c, { date_from, date_to, part }) {
    const period = periodOf(c, date_from, date_to);
    return file(
      await documentsZip(c, period, part),
      "application/zip",
      named(`documents-${part}`, period, "zip"),
    );
  },
};

const CSV = "text/csv; charset=utf-8";

const named = (name: string, { from, to }: { from: string; to: string }, ending: string): string =>
  `${name}_${from}_${to}.${ending}`;

const file = (body: BodyInit, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
