// Newsletter consents with their proofs. The shop itself sends no newsletters.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { NEWSLETTER_SOURCES, NEWSLETTER_STATES } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { Id, Instant, Locale, listOf, paging } from "~/contract/wire";

export const OperatorConsent = z.object({
  id: z.int(),
  /** Null once the consent has ended and the address is erased. */
  email: z.string().nullable(),
  state: z.enum(NEWSLETTER_STATES),
  locale: Locale,
  source: z.enum(NEWSLETTER_SOURCES),
  /** Identifies the text that the person agreed to. */
  text_version: z.int(),
  created_at: Instant,
  confirmed_at: Instant.nullable(),
  ended_at: Instant.nullable(),
});
export type OperatorConsent = z.infer<typeof OperatorConsent>;

export const ConsentQuery = z.object({
  /** The beginning of an address. A whole address also finds ended consents. */
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  state: z.enum(NEWSLETTER_STATES).default("confirmed"),
  ...paging,
});

const access = "operator";

export const operatorNewsletterCalls = {
  newsletter: {
    /** Newest first. */
    list: {
      method: "GET",
      path: "newsletter/",
      access,
      permission: "customers.read",
      query: ConsentQuery,
      answer: listOf(OperatorConsent),
    },
    /** CSV of confirmed consents, each with a link that unsubscribes, also with one post (RFC 8058). */
    export: {
      method: "GET",
      path: "newsletter/export/",
      access,
      permission: "customers.write",
      answer: "file",
    },
    remove: {
      method: "DELETE",
      path: "newsletter/:id/",
      access,
      permission: "customers.write",
      params: z.object({ id: Id }),
      answer: null,
      status: 204,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
