// The picture of a bank transfer's code, which an email shows in its card: email clients show no drawings.
import { TRANSFER_CODE_ID } from "~/email/layout/email";
import { codeModules } from "~/i18n/transfer-code";
import { blackAndWhitePng } from "~/platform/black-and-white-png";
import type { Attachment } from "~/platform/mail/post";

/** Sharp on a phone at the 148 px of the email, and white around it as wide as four modules, so that cameras find it. */
const SIZE = { scale: 6, margin: 4 };

/** @param text what the code says; null: the email shows none */
export const transferCodeAttachment = (text: string | null): Attachment[] =>
  text === null
    ? []
    : [
        {
          filename: `${TRANSFER_CODE_ID}.png`,
          type: "image/png",
          bytes: blackAndWhitePng(codeModules(text), SIZE),
          contentId: TRANSFER_CODE_ID,
        },
      ];
