// An email as plain text: the blocks of its HTML, in the same order.
import type { Block, Button, Email, Fact, Section } from "./email";
import { footLines, footLinks } from "./foot";

export function plainText(email: Email): string {
  const { title, blocks, sender } = email;
  const foot = [sender.shopName, ...footLines(email), ...footLinks(email).map(buttonText)];
  return `${[title, ...blocks.flatMap(blockText), "", "--", ...foot].join("\n").trim()}\n`;
}

function blockText(block: Block): string[] {
  switch (block.kind) {
    case "lines":
      return ["", ...block.lines];
    case "card":
      return [
        "",
        ...(block.state ? [block.state.name] : []),
        ...block.facts.map(factText),
        ...(block.sum ? [factText(block.sum)] : []),
        ...buttonLines(block.button),
        ...(block.notes ?? []),
      ];
    case "code":
      return ["", block.code, ...buttonLines(block.button)];
    case "button":
      return ["", ...buttonLines(block.button)];
    case "section":
      return sectionText(block);
    case "items":
      return [
        ...sectionText({ title: block.title, lines: [] }),
        ...block.items.flatMap(({ name, detail, notes, amount }) => [
          name,
          `  ${[detail, amount].filter(Boolean).join(" = ")}`,
          ...(notes ? [`  ${notes}`] : []),
        ]),
        ...(block.more ? [block.more] : []),
      ];
    case "sums":
      return ["", ...block.lines.map(({ name, amount }) => `${name}: ${amount}`)];
    case "columns":
      return block.columns.flatMap(sectionText);
  }
}

const sectionText = ({ title, lines }: Section): string[] => ["", title.toUpperCase(), ...lines];
const factText = ({ name, value }: Fact): string => `${name}: ${value}`;
const buttonText = ({ label, url }: Button): string => `${label}: ${url}`;
const buttonLines = (button: Button | null): string[] => (button ? [buttonText(button)] : []);
