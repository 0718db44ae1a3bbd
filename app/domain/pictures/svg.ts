// SVG: sanitized tag by tag. Refuses what could run or load something from elsewhere; removes what drawing
// programs add for themselves.

import { asItIs } from "./bytes";
import type { Found } from "./picture-file";
import { type SvgElement, type SvgFault, tagsOf } from "./svg-tags";
import { count, drawnBy, enter, leave, MAX_DEPTH, MAX_DRAWN, type Uses } from "./svg-uses";

const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image linearGradient
   radialGradient stop clipPath mask pattern marker filter title desc style switch view a
   feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
   feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
   feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Larger drawings are not read at all: an embedded photo should be a separate file. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Elements that run or embed something: a file with one of them is refused, because removing it could
 * change the drawing.
 */
const RUNNING = /^(script|foreignobject|handler|iframe|embed|object|audio|video|html|body)$/i;
/**
 * Null for another format, a code for a drawing that cannot be sanitized. Removes scripts, links and
 * external styles.
 */
export function readSvg(bytes: Uint8Array<ArrayBuffer>): Found {
  const text = textOf(bytes);
  if (text === null || !/<svg[\s>/]/.test(text.slice(0, 16_384))) return null;
  if (bytes.length > MAX_BYTES) return "picture_complex";
  const cleaned = cleanSvg(text);
  if (cleaned === null || typeof cleaned === "string") return cleaned;
  return {
    extension: "svg",
    mime: "image/svg+xml",
    ...cleaned.size,
    ...asItIs(new TextEncoder().encode(cleaned.text)),
  };
}

/** UTF-8; null for anything else. */
function textOf(bytes: Uint8Array): string | null {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart();
  if (!start.startsWith("<")) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

interface Open {
  name: string;
  isKept: boolean;
}

/** Null: another kind of document, with a drawing in it. */
function cleanSvg(text: string): { text: string; size: { width: number; height: number } } | SvgFault | null {
  const out: string[] = [];
  const open: Open[] = [];
  const uses: Uses = { drawn: new Map(), ids: [], hasId: [], all: { own: 0, refs: [] } };
  let size: { width: number; height: number } | null = null;
  for (const tag of tagsOf(text)) {
    if (tag.kind === "fault") return tag.code;
    const parent = open.at(-1);
    const isInside = parent?.isKept ?? open.length === 0;
    if (tag.kind === "text") {
      if (isInside && parent) {
        if (parent.name === "style" && isUnsafeStyle(tag.text)) return unsafeStyleFault(tag.text);
        out.push(tag.text);
      }
      continue;
    }
    if (tag.kind === "end") {
      const closed = open.pop();
      if (closed?.name !== tag.name) return "picture_incomplete";
      if (closed.isKept) out.push(`</${tag.name}>`);
      leave(uses);
      continue;
    }
    if (open.length === 0 && tag.name !== "svg") return null;
    if (open.length === 0 && size !== null) return "picture_incomplete";
    if (RUNNING.test(tag.name.replace(/^.*:/, ""))) return "picture_scripts";
    const isKept = isInside && ELEMENTS.has(tag.name);
    if (isKept) {
      const attributes = attributesOf(tag);
      if (typeof attributes === "string") return attributes;
      size ??= sizeOf(attributes);
      const namespace =
        open.length === 0 && !attributes.has("xmlns") ? ` xmlns="http://www.w3.org/2000/svg"` : "";
      const written = [...attributes].map(([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`);
      out.push(`<${tag.name}${namespace}${written.join("")}${tag.isEmpty ? "/" : ""}>`);
      count(uses, attributes, tag);
    }
    if (tag.isEmpty) continue;
    open.push({ name: tag.name, isKept });
    enter(uses, isKept ? tag : null);
    if (open.length > MAX_DEPTH || uses.all.own > MAX_DRAWN) return "picture_complex";
  }
  if (open.length > 0 || size === null) return "picture_incomplete";
  if (drawnBy(uses) > MAX_DRAWN) return "picture_complex";
  return { text: out.join(""), size };
}

const NAMESPACES = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"];

function attributesOf({ name: element, attributes }: SvgElement): Map<string, string> | SvgFault {
  const kept = new Map<string, string>();
  for (const [name, raw] of attributes) {
    const value = raw.trim();
    if (/^on/i.test(name)) return "picture_scripts";
    // Removed before the value is checked, as a browser does.
    const plain = value.slice(0, 200).replaceAll(/[\s\p{Cc}]/gu, "");
    if (/^(javascript|vbscript|data:text|data:image\/svg)/i.test(plain)) return "picture_scripts";
    if (/^xmlns(:xlink)?$/.test(name)) {
      if (NAMESPACES.includes(value)) kept.set(name, value);
      continue;
    }
    if (name.includes(":") && !/^(xlink:(href|title)|xml:(space|lang))$/.test(name)) continue;
    if (/^(xlink:)?href$/.test(name) && !value.startsWith("#")) {
      if (element === "a") continue;
      if (!/^data:image\/(png|jpeg|webp|gif|avif);base64,[\w+/=\s]*$/.test(value))
        return "picture_references";
    } else if (isUnsafeStyle(value)) return unsafeStyleFault(value);
    kept.set(name, raw);
  }
  return kept;
}

/** A drawing may refer only to its own parts: url(#gradient). */
const isUnsafeStyle = (css: string): boolean =>
  /@import|expression\s*\(|javascript:|\\|image-set|(^|[^\w-])src\s*\(/i.test(css) ||
  /url\s*\(\s*(?!["']?#)/i.test(css.replaceAll("&quot;", '"').replaceAll("&apos;", "'"));

const unsafeStyleFault = (css: string): SvgFault =>
  /expression\s*\(|javascript:/i.test(css) ? "picture_scripts" : "picture_references";

/** In pixels: its own width and height, otherwise those of its view box. */
function sizeOf(attributes: ReadonlyMap<string, string>): { width: number; height: number } | null {
  const length = (name: string) =>
    /^(\d+(?:\.\d+)?|\.\d+)(px)?$/.exec((attributes.get(name) ?? "").trim())?.[1];
  const box = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width = length("width"), height = length("height")] =
    length("width") && length("height") ? [] : [box[2], box[3]];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  return size.width > 0 && size.height > 0 ? size : null;
}
