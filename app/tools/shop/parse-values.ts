// Converts a command's arguments to the API's format. An invalid one is refused with an example.
import type { z } from "zod";
import { PutPrice } from "~/contract/operator/items";
import { PaidOrder } from "~/contract/operator/orders";
import { Day } from "~/contract/wire";
import { Failure } from "~/tools/steps";

export function wholeNumber(text: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new Failure(`"${text}" is not a whole number.`);
  return Number(text);
}

export const dayOf = (text: string): string => held(Day, text, "is not a day: 2026-12-24");
export const amountOf = (text: string): string =>
  held(PutPrice.shape.standard_price, text, "is not an amount: 12.50");
export const instantOf = (text: string): string =>
  held(PaidOrder.shape.at.unwrap(), text, "is not a time: 2026-12-24T18:00:00Z");

function held(shape: z.ZodType<string>, text: string, otherwise: string): string {
  const read = shape.safeParse(text);
  if (read.success) return read.data;
  throw new Failure(`"${text}" ${otherwise}.`);
}
