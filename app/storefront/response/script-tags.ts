// Parses the script elements of a setting and writes them again. Everything else in it is dropped.
import { Parser } from "htmlparser2";

export interface ScriptTag {
  attributes: [name: string, value: string][];
  text: string;
}

/** Allowed attributes: no event handlers, and the nonce is the page's own. */
const ALLOWED_ATTRIBUTES = /^(src|async|defer|type|id|crossorigin|integrity|referrerpolicy|data-[\w.-]+)$/;

/** Text without an element is one inline script. */
export function parseScripts(setting: string): ScriptTag[] {
  if (!setting.includes("<")) return setting.trim() === "" ? [] : [{ attributes: [], text: setting }];
  const tags: ScriptTag[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isInside = name === "script";
        if (!isInside) return;
        const allowed = Object.entries(attributes).filter(([one]) => ALLOWED_ATTRIBUTES.test(one));
        tags.push({ attributes: allowed, text: "" });
      },
      ontext(text) {
        const tag = tags.at(-1);
        if (isInside && tag) tag.text += text;
      },
      onclosetag() {
        isInside = false;
      },
    },
    { decodeEntities: false },
  );
  parser.end(setting);
  return tags;
}

export const isEssential = ({ attributes }: ScriptTag): boolean =>
  attributes.some(([name]) => name === "data-essential");

export const sourceOf = ({ attributes }: ScriptTag): string | null =>
  attributes.find(([name]) => name === "src")?.[1] ?? null;

export function writeScript({ attributes, text }: ScriptTag, nonce: string): string {
  const attributeText = attributes.map(([name, value]) =>
    value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<script nonce="${nonce}"${attributeText.join("")}>${escapeScript(text)}</script>`;
}

const escapeAttribute = (value: string): string =>
  value.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes `</script` and `<!--<script`, which would change where the element ends. */
const escapeScript = (text: string): string => text.replace(/<(?=!--|\/?script)/gi, "\\x3C");
