import { options, type VNode } from "preact";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * The whole document is the page's own. Preact knows no document as a root, so this is one whose only child is <html>;
 * and it takes away what it has not rendered, as the styles at the head's end or what an extension has put into the
 * body, so that while it looks around nothing there can go.
 */
export function hydratePage(page: ReactNode): void {
  const { documentElement: html, head, body } = document;
  const styles = head.querySelectorAll("style, link[rel=stylesheet]");
  const root = {
    nodeType: html.nodeType,
    namespaceURI: html.namespaceURI,
    ownerDocument: document,
    firstChild: html,
    childNodes: [html],
    insertBefore: (other: Element) => replacePage(other, styles),
  };
  const others = [...head.childNodes, ...body.childNodes];
  for (const node of others) Object.assign(node, { remove: () => undefined });
  const { diffed } = options;
  options.diffed = (node) => {
    diffed?.(node);
    renewHidden(node);
  };
  hydrateRoot(root as unknown as Element, page);
  options.diffed = diffed;
  for (const node of others) Reflect.deleteProperty(node, "remove");
}

/** An error of the frame itself is another document to the router: in the same look. */
function replacePage(page: Element, styles: NodeListOf<Element>): void {
  document.documentElement?.remove();
  document.append(page);
  for (const style of styles) document.head.appendChild(style);
}

/** Numbers made for one answer are those of the data from here on: of two sends of a form both must carry the same. */
function renewHidden(node: VNode): void {
  const { type, value } = (node.props ?? {}) as { type?: unknown; value?: unknown };
  if (node.type !== "input" || type !== "hidden") return;
  // Preact's name for the element, in every build of it.
  const field: unknown = Reflect.get(node, "__e");
  if (field instanceof HTMLInputElement) field.value = String(value ?? "");
}
