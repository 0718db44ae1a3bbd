// The page that shows what the page builder's editor sends: CONTRACT §8. Nobody is signed in there.
import { Block } from "~/contract/content";
import { paths } from "~/paths";
import { HTML_PROPS, safeLink, sanitise } from "~/platform/sanitise";

export const isPreview = (request: Request): boolean =>
  new URL(request.url).pathname.replace(/\.data$/, "") === paths.editorPreview();

/** What is no block that this shop knows is left out, and what is one is as clean as a stored one. */
export const blocksSent = (sent: unknown): Block[] =>
  Array.isArray(sent) ? sent.flatMap((one) => Block.safeParse(cleaned(one)).data ?? []) : [];

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (typeof one !== "string") return [key, cleaned(one)];
      if (key === "cta_href") return [key, safeLink(one)];
      return [key, HTML_PROPS.includes(key) ? sanitise(one) : one];
    }),
  );
}
