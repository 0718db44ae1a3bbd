// Wire formats: money and percentages as decimal strings, ids, flags, lists, errors.

import { z } from "zod";
import { LOCALES, SHOP_CONTEXTS } from "./constants/enums";
import { MAX_EMAIL_LENGTH } from "./constants/limits";
import { MAX_PAGE_SIZE } from "./constants/paging";
import { isEmail } from "./input/email";
import { ID } from "./input/id";
import type { BasisPoints, Cents } from "./units";

export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const ShopContext = z.enum(SHOP_CONTEXTS);
export type ShopContext = z.infer<typeof ShopContext>;

/** Two decimals: CONTRACT §1. */
/** `abort` lets refinements run only on amounts: `toCents` throws for anything else. */
export const Money = z.string().regex(/^-?\d{1,12}\.\d{2}$/, { abort: true });
export const Percent = z.string().regex(/^-?\d{1,3}\.\d{2}$/);
/** ISO 3166-1 alpha-2, in the shop's and services' spelling: "IT". */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);

export const Email = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH)
  .refine(isEmail, { params: { code: "email_invalid" } })
  .meta({ format: "email" });
export const Instant = z.string();
/** A whole day in the shop's time zone: "2026-11-21". */
export const Day = z
  .string()
  .regex(/^(19|2\d)\d{2}-\d{2}-\d{2}$/)
  .refine((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day));

/** 1250 → "12.50", the wire's form of money (CONTRACT §1). */
export const fromCents = (cents: Cents): string => twoDecimals(cents);

/** 2200 → "22.00", the wire's form of a percentage. */
export const fromBasisPoints = (points: BasisPoints): string => twoDecimals(points);

function twoDecimals(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, "0");
  return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * "12.50" → 1250.
 * @throws RangeError if the text is not in the wire's form
 */
export function toCents(money: string): Cents {
  const match = /^(-?)(\d{1,12})\.(\d{2})$/.exec(money);
  if (!match) throw new RangeError(`not an amount: ${money}`);
  const cents = Number(match[2]) * 100 + Number(match[3]);
  return match[1] ? -cents : cents;
}

/** An id in a path, query or body: a positive integer, also as canonical decimal text. */
export const Id = z
  .union([z.number(), z.string().regex(ID)])
  .transform(Number)
  .pipe(z.int().positive());

/** `true`/`false` as in a query. */
export const Flag = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0"])])
  .transform((value) => value === true || value === "true" || value === "1");

const wholeNumber = z.union([z.number(), z.string().regex(/^-?\d{1,9}$/)]).transform(Number);
export const paging = {
  page: wholeNumber.pipe(z.int().refine((n) => n === -1 || n >= 1, "page")).optional(),
  page_size: wholeNumber.pipe(z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
};

/** A page of a list, with its position in the whole list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int(),
    page: z.int(),
    page_size: z.int(),
    page_count: z.int(),
    results: z.array(item),
  });

/** A complete list, without pages. */
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

/** Every unsuccessful response: CONTRACT §1. `detail` may carry more values, such as `available`. */
export const ErrorBody = z.object({
  detail: z.union([z.string(), z.looseObject({ code: z.string(), message: z.string() })]),
  error_list: z.array(FieldError),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
