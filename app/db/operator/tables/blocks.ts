// Sanitizes rich text in a page's blocks and a slider's slides, in every language.
import { sanitizeHtml } from "~/platform/html/sanitize-html";

const HTML = ["body", "answer", "html"];

/** Takes and returns JSON text. */
export const cleanBlocks = (text: string): string => JSON.stringify(cleaned(JSON.parse(text), false));

function cleaned(value: unknown, isHtml: boolean): unknown {
  if (typeof value === "string") return isHtml ? sanitizeHtml(value) : value;
  if (Array.isArray(value)) return value.map((one) => cleaned(one, isHtml));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, cleaned(one, isHtml || HTML.includes(key))]),
  );
}
