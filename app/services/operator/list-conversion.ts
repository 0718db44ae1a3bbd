// Converts a price list to prices with or without VAT: CONTRACT §15.
import type { ListConversion } from "~/contract/operator/list-conversion";
import { conversionQuery, convertList, listKindQuery } from "~/db/operator/list-conversion";
import { ask } from "~/db/query";
import type { ServiceContext } from "~/services/context";
import { notFound, refuseEdited } from "~/services/refusal";

/** Preview of the conversion. @throws Refusal 404 */
export async function listConversion(c: ServiceContext, list: string): Promise<ListConversion> {
  const isGross = await ask(c.db, listKindQuery(list));
  if (isGross === null) throw notFound();
  const { counts, rows } = await ask(c.db, conversionQuery(list, isGross));
  return { list, includes_vat: isGross, prices: counts?.prices ?? 0, moved: counts?.moved ?? 0, rows };
}

/** Converts the list, unless it is already of that kind. @throws Refusal 404, 409 */
export async function convertPriceList(
  c: ServiceContext,
  list: string,
  toGross: boolean,
): Promise<ListConversion> {
  const { includes_vat: isGross } = await listConversion(c, list);
  if (isGross === toGross) return listConversion(c, list);
  await convertList(c.db, { list, isGross, now: c.now.toISOString() }).catch(refuseEdited);
  return listConversion(c, list);
}
