// Messages from visitors, and withdrawals from a contract.
import { z } from "zod";
import {
  MAX_CITY_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_ORDER_NUMBER_LENGTH,
  MAX_WITHDRAWAL_ROWS_LENGTH,
} from "./constants/limits";
import { isPrintable } from "./input/latin-letters";
import { Email, Instant } from "./wire";

/** One line of text: control characters are refused, since they could break an email's header. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/);
/** A name that documents can print. */
export const printedLine = (max: number) =>
  line(max).refine(isPrintable, { params: { code: "letters_not_latin" } });

/** `full_name`, or `first_name` and `last_name`. */
export const ContactMessage = z.object({
  first_name: line(100).optional(),
  last_name: line(100).optional(),
  full_name: line(MAX_NAME_LENGTH).optional(),
  company: line(MAX_COMPANY_LENGTH).optional(),
  city: line(MAX_CITY_LENGTH),
  country: line(60),
  email: Email,
  message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  /** A code of the setting PRODUCT_LINES, `account` or `other`. */
  product_line: z.string().regex(/^[a-z][a-z\d_-]{0,39}$/),
  /** Anything but true is refused with `consent_required`. */
  privacy_consent: z.boolean(),
  bot_token: z.string().max(4096).optional(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const Withdrawal = z.object({
  name: line(MAX_NAME_LENGTH),
  order_number: line(MAX_ORDER_NUMBER_LENGTH),
  email: Email,
  /** The goods: free text, or rows of the order; absent: the whole order. */
  rows: z
    .union([
      z.string().trim().max(MAX_WITHDRAWAL_ROWS_LENGTH),
      z.array(z.union([z.string().max(200), z.int()])).max(200),
    ])
    .optional(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** When the shop received it, and its reference number. */
export const Receipt = z.object({ received_at: Instant, reference: z.string() });
export type Receipt = z.infer<typeof Receipt>;

export interface MessageFacts {
  name: string;
  company: string;
  city: string;
  country: string;
  email: string;
  productLine: string;
  message: string;
}

export interface WithdrawalFacts {
  name: string;
  orderNumber: string;
  email: string;
  /** The goods, in the customer's words; empty: the whole order. */
  rows: string;
}
