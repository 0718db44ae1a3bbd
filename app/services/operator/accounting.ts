// The accountant's period: the VAT register, the orders, and the documents as files (CONTRACT §16).
import type { AccountingSummary } from "~/contract/operator/accounting";
import { DOCUMENTS_PER_ZIP, MAX_REGISTER_DOCUMENTS } from "~/contract/operator/accounting";
import { fromBasisPoints, fromCents } from "~/contract/wire";
import { type CsvStyle, fileOfPages, writeAmount, writeRecord, writeText } from "~/csv/text";
import {
  type AccountedDocument,
  accountedOrders,
  documentsQuery,
  ORDER_HEADS,
} from "~/db/operator/accounting";
import { ask } from "~/db/query";
import { addDays, type Day, localDayRange } from "~/domain/local-day";
import { type RegisterSum, registerLines, registerSums } from "~/domain/orders/vat-register";
import { type ServiceContext, todayOf } from "~/services/context";
import { invalidField } from "~/services/refusal";

interface Period {
  from: Day;
  to: Day;
  zone: string;
}

const MAX_DAYS = 366;
const SHOWN = 200;

/** @throws Refusal 400 if the days are reversed, or span more than a year */
export function periodOf(c: ServiceContext, from: Day | undefined, to: Day | undefined): Period {
  const today = todayOf(c);
  const last = to ?? (from === undefined || from <= today ? today : from);
  const first = from ?? `${last.slice(0, 8)}01`;
  if (first > last) throw invalidField("date_to", "days_reversed");
  if (last > addDays(first, MAX_DAYS)) throw invalidField("date_to", "period_too_long", { max: MAX_DAYS });
  return { from: first, to: last, zone: c.zone };
}

/** Sorted by day and number. @throws Refusal 400 for a period with too many documents */
async function documentsOf(c: ServiceContext, period: Period): Promise<AccountedDocument[]> {
  const found = await ask(c.db, documentsQuery(period, { limit: MAX_REGISTER_DOCUMENTS + 1 }));
  if (found.length > MAX_REGISTER_DOCUMENTS)
    throw invalidField("date_to", "period_too_large", { max: MAX_REGISTER_DOCUMENTS });
  return found;
}

export async function accountingSummary(c: ServiceContext, period: Period): Promise<AccountingSummary> {
  const documents = await documentsOf(c, period);
  const sums = registerSums(documents);
  const invoices = documents.filter(({ kind }) => kind === "invoice").length;
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  return {
    date_from: period.from,
    date_to: period.to,
    invoices,
    credit_notes: documents.length - invoices,
    totals: currencies.map((currency) => ({
      currency,
      ...sumOf(sums.filter((sum) => sum.currency === currency)),
    })),
    rates: sums.map((sum) => ({
      ...{
        currency: sum.currency,
        scheme: sum.scheme,
        country: sum.country,
        rate: fromBasisPoints(sum.rate),
      },
      ...sumOf([sum]),
    })),
    documents: documents.slice(0, SHOWN).map((one) => ({
      ...{ kind: one.kind, number: one.number, date: one.day, order: one.order, customer: one.customer },
      ...{ country: one.country, currency: one.currency, ...sumOf(registerLines(one)) },
    })),
    zips: Math.ceil(documents.length / DOCUMENTS_PER_ZIP),
  };
}

function sumOf(sums: readonly RegisterSum[]) {
  const base = sums.reduce((all, one) => all + one.base, 0);
  const vat = sums.reduce((all, one) => all + one.vat, 0);
  return { base: fromCents(base), vat: fromCents(vat), total: fromCents(base + vat) };
}

const REGISTER_HEADS = [
  ...["number", "date", "kind", "order", "customer", "vat_number", "tax_code", "country", "currency"],
  ...["scheme", "rate", "base", "vat", "total"],
];

/** One line per document and rate. */
export async function registerFile(c: ServiceContext, period: Period, style: CsvStyle): Promise<string> {
  const documents = await documentsOf(c, period);
  const lines = documents.flatMap((one) =>
    registerLines(one).map((line) => {
      const { base, vat, total } = sumOf([line]);
      const words = [
        one.number,
        one.day,
        one.kind,
        one.orderNumber,
        one.customer,
        one.vatNumber,
        one.taxCode,
      ];
      return [
        ...[...words, one.country, one.currency, line.scheme].map((word) => writeText(word, style)),
        ...[fromBasisPoints(line.rate), base, vat, total].map((amount) => writeAmount(amount, style)),
      ];
    }),
  );
  return style.start + [REGISTER_HEADS, ...lines].map((cells) => writeRecord(cells, style)).join("");
}

const PAGE = 1000;

/** Orders placed in the period, read from the database in pages. */
export function ordersFile(
  c: ServiceContext,
  { from, to, zone }: Period,
  style: CsvStyle,
): ReadableStream<Uint8Array> {
  const range = localDayRange(from, to, zone);
  let after = { date: "", id: 0 };
  const head = style.start + writeRecord([...ORDER_HEADS.words, ...ORDER_HEADS.amounts], style);
  return fileOfPages(head, async () => {
    const orders = await ask(c.db, accountedOrders(range, after, PAGE));
    after = orders.at(-1) ?? after;
    const records = orders.map(({ words, cents }) =>
      writeRecord(
        [
          ...words.map((word) => writeText(word, style)),
          ...cents.map((amount) => writeAmount(fromCents(amount), style)),
        ],
        style,
      ),
    );
    return { text: records.join(""), isLast: orders.length < PAGE };
  });
}
