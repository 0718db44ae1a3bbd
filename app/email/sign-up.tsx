// The emails of a sign-up: its code, the word that there is an account, a business's request and the operator's decision.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import { Code, Lines } from "./layout";
import { type EmailContent, renderEmail } from "./render-email";

interface Facts {
  locale: Locale;
  sender: Sender;
  /** The person's first name, or a business's. */
  name: string;
  /** Where to sign in, or where the operator decides. */
  link: string;
}

export const signUpCode = (facts: Facts & { code: string }): EmailContent =>
  write("signUpCode", facts, facts.code);
export const accountExists = (facts: Facts): EmailContent => write("accountExists", facts);
export const signUpRequest = (facts: Facts): EmailContent => write("signUpRequest", facts);
export const signUpApproved = (facts: Facts): EmailContent => write("signUpApproved", facts);
export const signUpRefused = (facts: Facts): EmailContent => write("signUpRefused", facts);

type Kind = "signUpCode" | "accountExists" | "signUpRequest" | "signUpApproved" | "signUpRefused";

function write(kind: Kind, { locale, sender, name, link }: Facts, code: string | null = null): EmailContent {
  const t = mailTranslator(locale);
  const values = { shop: sender.shopName, email: sender.supportEmail, name };
  const before = [t(`${kind}.text`, values), ...(HAS_LINK.includes(kind) ? [link] : [])];
  const after = [t(`${kind}.after`, values)];
  return renderEmail({
    subject: t(`${kind}.subject`, values),
    title: t(`${kind}.title`, values),
    locale,
    sender,
    texts: { t },
    text: [...before, "", ...(code === null ? [] : [code, ""]), ...after],
    children: (
      <>
        <Lines lines={before} />
        {code !== null && <Code>{code}</Code>}
        <Lines lines={after} />
      </>
    ),
  });
}

const HAS_LINK: Kind[] = ["accountExists", "signUpRequest", "signUpApproved"];
