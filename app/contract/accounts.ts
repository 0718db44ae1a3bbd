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

/** Without a web address: it is mailed to an address that nobody has proved yet. */
const name = printedLine(MAX_PERSON_NAME_LENGTH).regex(/^(?!.*(?::\/\/|\p{L}{2}\.\p{L}{2}))/u);

export const GuestInput = z.object({ email: Email, name, surname: name, locale: Locale.optional() });

/** Of the link in a guest's emails. */
export const GuestLink = z.object({ key: z.string().min(1).max(200) });
export const GuestLinkAnswer = LoginAnswer.extend({ order: z.int() });

export const SignUp = GuestInput.extend({
  password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
  /** Anything but true is refused with `consent_required`. */
  privacy_consent: z.boolean().optional(),
  /** A business: with its VAT number, and the code or the certified address for its invoices. */
  business_name: printedLine(ADDRESS_LENGTHS.business_name).optional(),
  vat_number: line(ADDRESS_LENGTHS.vat_number).optional(),
  sdi: line(ADDRESS_LENGTHS.sdi_code).optional(),
  pec: line(ADDRESS_LENGTHS.pec).optional(),
});

/** Whose code it is: the code alone opens nothing. */
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
