// Counters of documents and orders, which the operator can move forward (CONTRACT §15).
import { NUMBER_SERIES, type Numbering } from "~/contract/operator/numbering";
import { lastNumbersQuery, type NumberSeries, setNextNumber } from "~/db/orders/document-numbers";
import { ask } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { type DocumentPrefixes, documentNumber, orderNumber, yearOf } from "~/domain/orders/document-number";
import { BatchRefused } from "~/platform/database";
import { type ServiceContext, todayOf } from "~/services/context";
import { Refusal } from "~/services/refusal";

type Series = Numbering["series"];

const KINDS: Record<Series, NumberSeries> = {
  invoices: "invoice",
  "credit-notes": "credit_note",
  "delivery-notes": "delivery_note",
  orders: "order",
};

/** The next number of each series in the current year of the shop's time zone. */
export async function listNumbering(c: ServiceContext): Promise<Numbering[]> {
  const year = yearOf(todayOf(c));
  const [last, { documentPrefixes }] = await Promise.all([ask(c.db, lastNumbersQuery(year)), shopData(c)]);
  return NUMBER_SERIES.map((series) =>
    numberingOf(series, documentPrefixes, year, (last.get(KINDS[series]) ?? 0) + 1),
  );
}

/** @throws Refusal 409 `number_behind` for a number that the counter has passed */
export async function putNumbering(c: ServiceContext, series: Series, next: number): Promise<Numbering> {
  const now = c.now.toISOString();
  const year = yearOf(todayOf(c));
  try {
    await setNextNumber(c.db, { series: KINDS[series], year, next, now });
  } catch (error) {
    if (!(error instanceof BatchRefused && error.code === "number_behind")) throw error;
    const from = ((await ask(c.db, lastNumbersQuery(year))).get(KINDS[series]) ?? 0) + 1;
    const fields = [{ field: "next", code: "number_behind", values: { from } }];
    throw new Refusal(409, "number_behind", { from }, fields);
  }
  return numberingOf(series, (await shopData(c)).documentPrefixes, year, next);
}

function numberingOf(series: Series, prefixes: DocumentPrefixes, year: number, next: number): Numbering {
  const kind = KINDS[series];
  const number =
    kind === "order" ? orderNumber(year, next) : documentNumber({ prefix: prefixes[kind], year }, next);
  return { series, year, next, number };
}
