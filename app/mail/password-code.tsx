// The code that sets a new password, for the one who asked for it.
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import { type Letter, letter, type Sender } from "./letter";
import { Code, Line, Sheet, Title } from "./parts";
import { sellerLines } from "./words";

interface Facts {
  code: string;
  locale: Locale;
  sender: Sender;
}

export function passwordCode({ code, locale, sender }: Facts): Letter {
  const t = mailTranslator(locale);
  const title = t("code.title");
  const before = t("code.before", { shop: sender.shopName });
  const after = [t("code.life"), t("code.notYou", { email: sender.supportEmail })];
  return letter(
    t("code.subject", { shop: sender.shopName }),
    [title, "", before, "", code, "", ...after, "", "--", sender.shopName, ...sellerLines(sender, { t })],
    <Sheet sender={sender} words={{ t }}>
      <Title>{title}</Title>
      <Line>{before}</Line>
      <Code>{code}</Code>
      {after.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </Sheet>,
    locale,
  );
}
