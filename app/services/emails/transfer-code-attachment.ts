// QR code of a bank transfer as an inline picture: email clients do not display SVG.
import { TRANSFER_CODE_ID } from "~/email/layout/email";
import { codeModules } from "~/i18n/transfer-code";
import { blackAndWhitePng } from "~/platform/black-and-white-png";
import type { Attachment } from "~/platform/mail/post";

/** Sharp on a phone at the email's 148 px, with a quiet zone of four modules, which cameras need. */
const SIZE = { scale: 6, margin: 4 };

/** @param text content of the code; null: no attachment */
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
