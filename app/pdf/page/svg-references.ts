// SVG for a library that draws neither `<use>` nor patterns.
import { DomUtils, parseDocument } from "htmlparser2";

/** A drawing with more copies is drawn without any of them. */
const MAX_COPIES = 500;

/** Each `<use>` becomes a group with what it refers to; shapes filled with a pattern go. Copies within copies are not made. */
export function withoutReferences(svg: string): string {
  if (!/<use|url\(#/.test(svg)) return svg;
  const document = parseDocument(svg, { xmlMode: true });
  const elements = DomUtils.getElementsByTagName("*", document);
  const byReference = new Map(elements.map((element) => [`#${element.attribs.id}`, element]));
  for (const element of elements)
    if (element.attribs.fill?.startsWith("url(#")) DomUtils.removeElement(element);
  const copies = elements.filter(({ name }) => name === "use").slice(0, MAX_COPIES);
  const markup = new Map(
    copies.flatMap(({ attribs: { "xlink:href": linked, href = linked ?? "" } }) => {
      const target = byReference.get(href);
      return target ? [[href, DomUtils.getOuterHTML(target, { xmlMode: true })]] : [];
    }),
  );
  for (const copy of copies) {
    const {
      "xlink:href": linked,
      href = linked ?? "",
      x = "0",
      y = "0",
      transform = "",
      ...rest
    } = copy.attribs;
    const [target] = parseDocument(markup.get(href) ?? "", { xmlMode: true }).children;
    if (!target) continue;
    copy.name = "g";
    copy.attribs = { ...rest, transform: `${transform} translate(${x} ${y})`.trim() };
    DomUtils.appendChild(copy, target);
  }
  return DomUtils.getOuterHTML(document, { xmlMode: true });
}
