// The Content-Security-Policy of a page.

export interface CspSources {
  scripts: readonly string[];
  frames: readonly string[];
  /** Origins that may frame the page. */
  ancestors: readonly string[];
  /** Other origins that a form of this page may post to: a procurement system. */
  forms: readonly string[];
}

/** CSP sources of the page's own inline scripts and styles: a nonce or hashes. */
interface InlineSources {
  scripts: string[];
  styles: string[];
}

export const byNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** Sources of a cached page, which is the same for all visitors. JSON blocks are not scripts and need no hash. */
export async function byHash(page: string): Promise<InlineSources> {
  const texts = (element: RegExp) =>
    Promise.all([...page.matchAll(element)].map(([, text = ""]) => hashOf(text)));
  return {
    scripts: await texts(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs),
    styles: await texts(/<style[^>]*>(.*?)<\/style>/gs),
  };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

export function contentSecurityPolicy(
  inline: InlineSources,
  { scripts, frames, ancestors, forms }: CspSources,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    ["img-src 'self'", ...scripts].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...scripts].join(" "),
    frames.length > 0 ? `frame-src ${frames.join(" ")}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(" "),
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(" ") : "'none'"}`,
  ].join("; ");
}
