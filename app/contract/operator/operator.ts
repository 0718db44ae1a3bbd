// Schemas of the operator's calls: CONTRACT §9. Those shared with customers are in the files of their nouns.
import { z } from "zod";
import { CUSTOMER_TYPES, INBOX_STATES, MAIL_STATES, ORDER_STATUSES } from "~/contract/constants/enums";
import {
  ADDRESS_LENGTHS,
  MAX_EMAIL_LENGTH,
  MAX_ORDER_NUMBER_LENGTH,
  MAX_ORDER_SEARCH_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_QTY,
  MAX_SEARCH_LENGTH,
  MAX_SKU_LENGTH,
  MAX_USERNAME_LENGTH,
} from "~/contract/constants/limits";
import { CustomerType, User } from "~/contract/customers";
import { Order, OrderRow, OrderStatus } from "~/contract/orders";
import { Day, Id, Instant, Locale, Money, paging, toCents } from "~/contract/wire";
import { OrderPayment, PaymentAttempt } from "./payments";

/** §2's Order with the possible next statuses, its rows and its payments. */
export const OperatorOrder = Order.extend({
  customer_type: CustomerType,
  moves: z.array(OrderStatus),
  /** Whether its rows may be made fewer. */
  can_change: z.boolean(),
  rows: z.array(OrderRow),
  payments: z.array(OrderPayment),
  payment_attempts: z.array(PaymentAttempt),
});
export type OperatorOrder = z.infer<typeof OperatorOrder>;

export const OrderQuery = z.object({
  status: OrderStatus.optional(),
  number: z.string().max(MAX_ORDER_SEARCH_LENGTH).optional(),
  date_from: Day.optional(),
  date_to: Day.optional(),
  customer: Id.optional(),
  ...paging,
});

const line = (max: number) => z.string().trim().max(max);
const Tracking = z.object({
  carrier: line(80).min(1),
  number: line(80).min(1),
  url: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)]).default(""),
});

export const MoveOrder = z.object({
  to: z.enum(ORDER_STATUSES),
  note: line(2000).optional(),
  tracking: Tracking.optional(),
  /** How many of each row have left so far, this parcel included; a row that is not named stays as it is. */
  rows: z
    .array(z.object({ id: Id, shipped_qty: z.int().min(0).max(MAX_QTY) }))
    .max(1000)
    .optional(),
});
export type MoveOrder = z.infer<typeof MoveOrder>;

export const PaidOrder = z.object({ at: z.iso.datetime({ offset: true }).optional() });
const AmountAboveZero = Money.refine((amount) => toCents(amount) > 0);
export const RefundOrder = z.object({
  /** Without it: what was paid for the goods of `rows`. */
  amount: AmountAboveZero.optional(),
  reason: line(500).optional(),
  /** Goods that came back, or will not be shipped; `restock`: they are sold again. */
  rows: z
    .array(z.object({ id: Id, qty: z.int().min(1).max(MAX_QTY), restock: z.boolean().default(false) }))
    .max(1000)
    .optional(),
});
export type RefundOrder = z.infer<typeof RefundOrder>;
export const ChangeOrder = z.object({
  /** New quantities, never above those ordered; 0 takes the row off. */
  rows: z
    .array(z.object({ id: Id, qty: z.int().min(0).max(MAX_QTY) }))
    .min(1)
    .max(1000),
  reason: line(500).optional(),
});
export type ChangeOrder = z.infer<typeof ChangeOrder>;

export const InvoiceOrder = z.object({
  /** Without it: the year's next number. */
  number: line(MAX_ORDER_NUMBER_LENGTH).min(1).optional(),
  date: Day.optional(),
});

/** Of a product or a variant: its id, or its SKU. */
export const ItemName = z.object({ item: z.string().trim().min(1).max(MAX_SKU_LENGTH) });

export const StockChange = z.object({
  /** What may be promised from now on: CONTRACT §4. */
  quantity: z.int().min(0).max(9_999_999).optional(),
  change: z.int().min(-9_999_999).max(9_999_999).optional(),
});
export const Stock = z.object({
  item: z.int(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  on_hand: z.int(),
  ordered: z.int(),
  reserved: z.int(),
  is_backorderable: z.boolean(),
  restock_date: z.string().nullable(),
});
export type Stock = z.infer<typeof Stock>;

const Amount = Money.refine((amount) => !amount.startsWith("-"));
export const PutPrice = z.object({
  list: z.string().min(1).max(60),
  season: Id.nullable().default(null),
  standard_price: Amount,
  special_price: Amount.nullable().default(null),
  special_from: Day.nullable().default(null),
  special_to: Day.nullable().default(null),
  tiers: z
    .array(z.object({ min_qty: z.int().min(2).max(MAX_QTY), price: Amount }))
    .max(20)
    .default([]),
});
export type PutPrice = z.infer<typeof PutPrice>;

/** A row of a price list, net; `lowest_price_30d` is what a special price is measured by. */
export const ListPrice = z.object({
  item: z.int(),
  list: z.string(),
  season: z.int().nullable(),
  standard_price: Money,
  special_price: Money.nullable(),
  special_from: z.string().nullable(),
  special_to: z.string().nullable(),
  lowest_price_30d: Money.nullable(),
  tiers: z.array(z.object({ min_qty: z.int(), price: Money })),
});
export type ListPrice = z.infer<typeof ListPrice>;

export const ItemData = Stock.extend({
  prices: z.array(ListPrice),
  lists: z.array(z.string()),
  /** Of a product that is sold in its variants: stock and prices are theirs. */
  variants: z.array(z.object({ item: z.int(), sku: z.string() })),
});
export type ItemData = z.infer<typeof ItemData>;

export const OperatorUser = User.extend({
  is_active: z.boolean(),
  locale: Locale,
  create_date: Instant,
  /** Added: what VIES said of the VAT number; null where it was never asked. `at`: when it was last found valid. */
  vat_check: z
    .object({ state: z.enum(["valid", "invalid", "not_checked"]), at: Instant.nullable() })
    .nullable(),
});
export type OperatorUser = z.infer<typeof OperatorUser>;

export const UserQuery = z.object({
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  kind: z.enum([...CUSTOMER_TYPES, "agent"]).optional(),
  ...paging,
});

const person = {
  email: z.email().max(MAX_EMAIL_LENGTH),
  first_name: line(100),
  last_name: line(100),
  business_name: line(ADDRESS_LENGTHS.business_name),
  vat_number: line(ADDRESS_LENGTHS.vat_number),
  tax_code: line(ADDRESS_LENGTHS.tax_code),
  sdi_code: z.union([
    z.literal(""),
    z
      .string()
      .trim()
      .regex(/^[A-Z\d]{7}$/),
  ]),
  pec: z.union([z.literal(""), z.email().max(MAX_EMAIL_LENGTH)]),
  agent_code: line(40),
  price_list: line(60).min(1),
  agent: Id.nullable(),
  locale: Locale,
};
export const EditUser = z.object(person).extend({ is_active: z.boolean() }).partial();
export const CreateUser = z
  .object(person)
  .partial()
  .extend({
    username: line(MAX_USERNAME_LENGTH).min(1),
    kind: z.enum([...CUSTOMER_TYPES, "agent"]),
    email: person.email,
    /** For the first login, where it must be changed; without it a code by mail sets the first one. */
    password: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  });
export type CreateUser = z.infer<typeof CreateUser>;
export type EditUser = z.infer<typeof EditUser>;

export const InboxQuery = z.object({ state: z.enum(INBOX_STATES).optional(), ...paging });
export const InboxState = z.object({ state: z.enum(INBOX_STATES) });

const inboxItem = {
  id: z.int(),
  reference: z.string(),
  received_at: Instant,
  locale: Locale,
  user: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  state: z.enum(INBOX_STATES),
};
export const Message = z.object({
  ...inboxItem,
  company: z.string(),
  city: z.string(),
  country: z.string(),
  product_line: z.string(),
  message: z.string(),
});
export type Message = z.infer<typeof Message>;
export const ReceivedWithdrawal = z.object({
  ...inboxItem,
  order_number: z.string(),
  order: z.int().nullable(),
  rows: z.string(),
});
export type ReceivedWithdrawal = z.infer<typeof ReceivedWithdrawal>;

/** Added: a business whose e-mail is confirmed, and which waits for its account. */
export const WaitingSignUp = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  business_name: z.string(),
  vat_number: z.string(),
  sdi_code: z.string(),
  pec: z.string(),
  created_at: Instant,
});
export type WaitingSignUp = z.infer<typeof WaitingSignUp>;
export const SignUpDecision = z.object({ decision: z.enum(["approve", "refuse"]) });

export const MailQuery = z.object({ state: z.enum(MAIL_STATES).optional(), ...paging });
export const OutboxMail = z.object({
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  locale: Locale,
  state: z.enum(MAIL_STATES),
  tries: z.int(),
  not_before: Instant,
  subject: z.string().nullable(),
  error: z.string().nullable(),
  created_at: Instant,
  sent_at: Instant.nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const AuditQuery = z.object({ call: z.string().max(60).optional(), ...paging });
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  who: z.string(),
  call: z.string(),
  target: z.string(),
  before: z.json(),
  after: z.json(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** null, or nothing: the real time again. */
export const SetClock = z.object({ now: z.iso.datetime({ offset: true }).nullable().default(null) });
export const Clock = z.object({ now: Instant, is_moved: z.boolean() });

export const Invariants = z.object({
  ok: z.boolean(),
  faults: z.array(z.object({ rule: z.string(), of: z.string(), found: z.json(), wanted: z.json() })),
});
export type Invariants = z.infer<typeof Invariants>;

export const StatisticsQuery = z.object({ date_from: Day.optional(), date_to: Day.optional() });
export const Statistics = z.object({
  date_from: z.string(),
  date_to: z.string(),
  orders: z.int(),
  /** Less what was refunded. */
  revenue: Money,
  refunded: Money,
  /** What came in for these orders, less what went back or is on its way back: with `due`, it is the revenue. */
  paid: Money,
  /** What customers still owe the shop. */
  due: Money,
  /** What the shop still owes customers: refunds that are decided and not paid yet. */
  owed: Money,
  parcels: z.int(),
  credit_notes: z.int(),
  /** Who owes whom, the largest sums first. */
  balances: z.array(z.object({ customer: z.int(), name: z.string(), due: Money, owed: Money })),
  statuses: z.array(z.object({ status: OrderStatus, orders: z.int(), revenue: Money })),
  days: z.array(z.object({ day: z.string(), orders: z.int(), revenue: Money })),
  products: z.array(
    z.object({ product: z.int(), sku: z.string(), name: z.string(), qty: z.int(), revenue: Money }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

/** The value as JSON has it; null takes the setting away. */
export const PutSetting = z.object({ value: z.json() });
