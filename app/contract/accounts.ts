// Accounts that people open themselves, and guests: CONTRACT §14.
import { z } from "zod";
import { LoginAnswer } from "./auth";
import {
  ADDRESS_LENGTHS,
  MAX_OTP_LENGTH,
  MAX_PASSWORD_INPUT_LENGTH,
  MAX_PERSON_NAME_LENGTH,
} from "./constants/limits";
import { line, printedLine } from "./messages";
import { Email, Locale } from "./wire";

/**
 * Top-level domains of mailed links, except those that occur in abbreviated names: "Az.Agr. Rossi",
 * "Soc.Coop. Verdi", "Rossi.SA".
 */
const DOMAINS =
  "com|net|org|it|es|eu|info|biz|ru|su|рф|cn|tk|ml|ga|cf|gq|top|xyz|shop|store|site|online|club|icu|vip|win|bid|bet|casino|" +
  "app|dev|io|co|me|tv|cc|ws|pw|to|gg|ly|gl|gd|uk|us|fr|ch|at|nl|be|pl|pt|gr|ro|tr|in|ua|by|kz|br|mx|ar|link|click|live|life|" +
  "fun|space|website|world|today|news|blog|tech|cloud|test|example|xn--[a-z\\d-]+";
/**
 * Top-level domains that are also words of names ("Dott.De Luca"). Only at the end of the text or before a
 * path do they form a link.
 */
const WORDS = "de|la|li|al|do|st";
/**
 * Matches text that email programs turn into a link: a scheme, "www.", or a host with an existing top-level
 * domain. One letter before the dot is an initial.
 */
const WEB_ADDRESS = new RegExp(
  `://|\\bwww[.．。｡]|[\\p{L}\\p{N}]{2}[.．。｡](?:${DOMAINS})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}][.．。｡](?:${DOMAINS}|${WORDS})/|[\\p{L}\\p{N}]{2}[.．。｡](?:${WORDS})$`,
  "iu",
);

/** A name without a web address, because it is emailed to an address that is not confirmed yet. */
const name = printedLine(MAX_PERSON_NAME_LENGTH).refine((text) => !WEB_ADDRESS.test(text));

export const GuestInput = z.object({ email: Email, name, surname: name, locale: Locale.optional() });

export const GuestLink = z.object({ key: z.string().min(1).max(200) });
export const GuestLinkAnswer = LoginAnswer.extend({ order: z.int() });

export const SignUp = GuestInput.extend({
  password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
  /** Anything but true is refused with `consent_required`. */
  privacy_consent: z.boolean().optional(),
  /** Set for a business, with the VAT number, and the code or certified address for its invoices. */
  business_name: printedLine(ADDRESS_LENGTHS.business_name).optional(),
  vat_number: line(ADDRESS_LENGTHS.vat_number).optional(),
  sdi: line(ADDRESS_LENGTHS.sdi_code).optional(),
  pec: line(ADDRESS_LENGTHS.pec).optional(),
});

/** Identifies the sign-up: the code alone opens nothing. */
export const SignUpAnswer = z.object({ sign_up: z.string() });
export const SignUpCode = z.object({
  sign_up: z.string().min(20).max(200),
  otp: z.string().min(1).max(MAX_OTP_LENGTH),
});
/** waiting: a business, which the operator has to approve. */
export const SignUpResult = z.object({
  status: z.enum(["open", "waiting"]),
  login: LoginAnswer.nullable(),
});
