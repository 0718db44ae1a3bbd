// Renders one email as HTML and as text, from the same blocks.
import { renderToStaticMarkup } from "react-dom/server";
import { BlockHtml } from "./blocks";
import type { Email, EmailContent } from "./email";
import { Frame } from "./frame";
import { plainText } from "./plain-text";
import { brandColours } from "./styles";

export function renderEmail(email: Email): EmailContent {
  const colours = brandColours(email.sender);
  const html = renderToStaticMarkup(
    <Frame email={email}>
      {email.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <BlockHtml key={index} block={block} colours={colours} />
      ))}
    </Frame>,
  );
  return {
    // A header is one line, so control characters become spaces.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    subject: email.subject.replace(/[\u0000-\u001f\u007f]+/g, " ").trim(),
    text: plainText(email),
    html: `<!doctype html>${html}`,
    replyTo: email.replyTo || email.sender.supportEmail || null,
    transferCode:
      email.blocks.map((block) => (block.kind === "card" ? block.code?.text : null)).find(Boolean) ?? null,
  };
}
