// Conversion of price lists to prices with or without VAT (CONTRACT §15).
import type { OperatorHandlers } from "~/api/http/handler";
import { convertPriceList, listConversion as preview } from "~/services/operator/list-conversion";

export const listConversion: OperatorHandlers<"listConversion"> = {
  preview: (c, { list }) => preview(c, list),

  convert: (c, { list, includes_vat }) => convertPriceList(c, list, includes_vat),
};
