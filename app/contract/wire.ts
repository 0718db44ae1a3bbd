// How values look on the wire: money and percentages as decimal strings, lists, errors.

import { z } from "zod";
import { LOCALES, SHOP_CONTEXTS } from "./constants/enums";
import { MAX_PAGE_SIZE } from "./constants/paging";
import { ID } from "./id";

export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const ShopContext = z.enum(SHOP_CONTEXTS);
export type ShopContext = z.infer<typeof ShopContext>;

/** Two digits after the point: CONTRACT §1. */
export const Money = z.string().regex(/^-?\d{1,12}\.\d{2}$/);
export const Percent = z.string().regex(/^-?\d{1,3}\.\d{2}$/);
export const Instant = z.string();
/** A whole day in Europe/Rome: "2026-11-21". */
export const Day = z
  .string()
  .regex(/^(19|2\d)\d{2}-\d{2}-\d{2}$/)
  .refine((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day));

export const fromCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Integer cents of a wire amount; throws on anything but the wire's own form. */
export function toCents(money: string): number {
  const match = /^(-?)(\d{1,12})\.(\d{2})$/.exec(money);
  if (!match) throw new RangeError(`not an amount: ${money}`);
  const cents = Number(match[2]) * 100 + Number(match[3]);
  return match[1] ? -cents : cents;
}

/** Basis points (2200) to a wire percentage ("22.00"); the same two digits as money. */
export const fromBasisPoints = fromCents;

/** An id in a path, query or body: a positive integer, also as canonical decimal text. */
export const Id = z
  .union([z.number(), z.string().regex(ID)])
  .transform(Number)
  .pipe(z.int().positive());

/** `true`/`false` as a query carries them. */
export const Flag = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0"])])
  .transform((value) => value === true || value === "true" || value === "1");

const wholeNumber = z.union([z.number(), z.string().regex(/^-?\d{1,9}$/)]).transform(Number);
export const paging = {
  page: wholeNumber.pipe(z.int().refine((n) => n === -1 || n >= 1, "page")).optional(),
  page_size: wholeNumber.pipe(z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
};

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int(),
    page: z.int(),
    page_size: z.int(),
    page_count: z.int(),
    results: z.array(item),
  });
export const resultsOf = <T extends z.ZodType>(item: T) => z.object({ results: z.array(item) });

export interface ListOf<T> {
  count: number;
  page: number;
  page_size: number;
  page_count: number;
  results: T[];
}

export const FieldError = z.object({ field: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** Every answer that is not a success: CONTRACT §1. `detail` may carry more facts, `available` for instance. */
export const ErrorBody = z.object({
  detail: z.union([z.string(), z.looseObject({ code: z.string(), message: z.string() })]),
  error_list: z.array(FieldError),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
