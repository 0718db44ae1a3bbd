// The emails of a sign-up: its code, the note that an account exists, a business's request and the
// operator's decision.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import type { Button, EmailContent } from "./layout/email";
import { renderEmail } from "./layout/render-email";

interface Facts {
  locale: Locale;
  sender: Sender;
  /** First name of the person, or name of the business. */
  name: string;
  /** Page to sign in, to type the code, or to decide the request. */
  link: string;
  /** Set if replies should not go to the shop's own address. */
  replyTo?: string;
}

export const signUpCode = (facts: Facts & { code: string }): EmailContent =>
  write("signUpCode", facts, facts.code);
export const accountExists = (facts: Facts): EmailContent => write("accountExists", facts);
export const signUpRequest = (facts: Facts): EmailContent => write("signUpRequest", facts);
export const signUpApproved = (facts: Facts): EmailContent => write("signUpApproved", facts);
export const signUpRefused = (facts: Facts): EmailContent => write("signUpRefused", facts);
/** Account of a customer requested by an agent: the password is still to be chosen. */
export const accountOpened = (facts: Facts): EmailContent => write("accountOpened", facts);
/** Sent to the agent. */
export const customerApproved = (facts: Facts): EmailContent => write("customerApproved", facts);
/** Sent to the agent. */
export const customerRefused = (facts: Facts): EmailContent => write("customerRefused", facts);
/** Sent to the old address. `name` is the new one, shortened. */
export const emailChanged = (facts: Facts): EmailContent => write("emailChanged", facts);

type Kind =
  | "signUpCode"
  | "accountExists"
  | "signUpRequest"
  | "signUpApproved"
  | "signUpRefused"
  | "accountOpened"
  | "customerApproved"
  | "customerRefused"
  | "emailChanged";

const BUTTONS = {
  signUpCode: "button.signUp",
  accountExists: "button.login",
  signUpRequest: "button.decide",
  signUpApproved: "button.login",
  accountOpened: "button.password",
  customerApproved: "button.customers",
  customerRefused: "button.customers",
} as const;

function write(
  kind: Kind,
  { locale, sender, name, link, replyTo }: Facts,
  code: string | null = null,
): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, email: sender.supportEmail, name };
  const button: Button | null =
    kind === "signUpRefused" || kind === "emailChanged" || link === ""
      ? null
      : { label: t(BUTTONS[kind]), url: link };
  return renderEmail({
    subject: t(`${kind}.subject`, values),
    title: t(`${kind}.title`, values),
    locale,
    sender,
    t,
    why: t(kind === "signUpRequest" ? "frame.why.shop" : "frame.why.account", values),
    ...(replyTo && { replyTo }),
    blocks: [
      { kind: "lines", lines: [t(`${kind}.text`, values)] },
      code === null ? { kind: "button", button } : { kind: "code", code, button },
      { kind: "lines", lines: [t(`${kind}.after`, values)], isSmall: true },
    ],
  });
}
