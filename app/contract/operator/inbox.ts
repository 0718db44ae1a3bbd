// Inbox: messages, withdrawals, and sign-ups of businesses.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { INBOX_STATES, OUTBOX_STATES } from "~/contract/constants/enums";
import { MAX_MESSAGE_LENGTH } from "~/contract/constants/limits";
import { Id, Instant, Locale, listOf, paging } from "~/contract/wire";
import { VatCheck } from "./users";

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
export const MessageAnswer = z.object({
  id: z.int(),
  at: Instant,
  who: z.string(),
  text: z.string(),
  /** State of the answer's email; null after it has been deleted from the outbox. */
  mail_state: z.enum(OUTBOX_STATES).nullable(),
  mail_error: z.string().nullable(),
});
export type MessageAnswer = z.infer<typeof MessageAnswer>;
export const AnswerMessage = z.object({ text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH) });

export const Message = z.object({
  ...inboxItem,
  company: z.string(),
  city: z.string(),
  country: z.string(),
  product_line: z.string(),
  message: z.string(),
  /** Oldest first. */
  answers: z.array(MessageAnswer),
});
export type Message = z.infer<typeof Message>;
export const ReceivedWithdrawal = z.object({
  ...inboxItem,
  order_number: z.string(),
  order: z.int().nullable(),
  rows: z.string(),
});
export type ReceivedWithdrawal = z.infer<typeof ReceivedWithdrawal>;

/** Added: a business with a confirmed email, which waits for its account. */
export const WaitingSignUp = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  business_name: z.string(),
  vat_number: z.string(),
  sdi_code: z.string(),
  pec: z.string(),
  created_at: Instant,
  /** Same values as a user's. */
  vat_check: VatCheck.nullable(),
  /** The agent who requested this customer; null if the business signed up itself. */
  agent: z.string().nullable(),
  tax_code: z.string(),
  notes: z.string(),
  /** On one line; null if the business signed up itself. */
  address: z.string().nullable(),
});
export type WaitingSignUp = z.infer<typeof WaitingSignUp>;
export const SignUpDecision = z.object({ decision: z.enum(["approve", "refuse"]) });

const access = "operator";
const byId = z.object({ id: Id });

export const operatorInboxCalls = {
  messages: {
    list: {
      method: "GET",
      path: "messages/",
      access,
      permission: "inbox.read",
      query: InboxQuery,
      answer: listOf(Message),
    },
    edit: {
      method: "PATCH",
      path: "messages/:id/",
      access,
      permission: "inbox.write",
      params: byId,
      body: InboxState,
      answer: Message,
    },
    /**
     * Sends the text to the author, in the author's language, and marks the message as done. Requires an
     * Idempotency-Key.
     */
    answer: {
      method: "POST",
      path: "messages/:id/answers/",
      access,
      permission: "inbox.write",
      params: byId,
      body: AnswerMessage,
      answer: Message,
      status: 201,
      idempotent: true,
      errors: ["idempotency_mismatch"],
    },
  },
  withdrawals: {
    list: {
      method: "GET",
      path: "withdrawals/",
      access,
      permission: "inbox.read",
      query: InboxQuery,
      answer: listOf(ReceivedWithdrawal),
    },
    edit: {
      method: "PATCH",
      path: "withdrawals/:id/",
      access,
      permission: "inbox.write",
      params: byId,
      body: InboxState,
      answer: ReceivedWithdrawal,
    },
  },
  signUps: {
    list: {
      method: "GET",
      path: "sign-ups/",
      access,
      permission: "customers.read",
      query: z.object(paging),
      answer: listOf(WaitingSignUp),
    },
    decide: {
      method: "POST",
      path: "sign-ups/:id/decide/",
      access,
      permission: "customers.write",
      params: byId,
      body: SignUpDecision,
      answer: WaitingSignUp,
      errors: ["sign_up_done", "account_exists"],
    },
    /** Added: repeats the VIES check. */
    vatCheck: {
      method: "POST",
      path: "sign-ups/:id/vat-check/",
      access,
      permission: "customers.write",
      params: byId,
      answer: WaitingSignUp,
      errors: ["vies_off"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
