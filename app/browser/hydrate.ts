import { options, type VNode } from "preact";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the whole document. Preact cannot take a document as its root, so the root is an object whose only child is
 * <html>. Preact also removes nodes that it did not render (the styles at the end of the head, what an extension put
 * into the body), so `remove` does nothing while it hydrates.
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
  // With the mark of a copy that a service worker shows: browser/pad-worker.ts.
  const others = [...head.childNodes, ...body.childNodes, ...body.querySelectorAll("[data-copy]")];
  for (const node of others) Object.assign(node, { remove: () => undefined });
  const { diffed, requestAnimationFrame } = options;
  // Nothing has changed that would have to be painted before the effects, which are what makes the page live.
  options.requestAnimationFrame = queueMicrotask;
  options.diffed = (node) => {
    diffed?.(node);
    renewHidden(node);
  };
  hydrateRoot(root as unknown as Element, page);
  Object.assign(options, { diffed, requestAnimationFrame });
  for (const node of others) Reflect.deleteProperty(node, "remove");
}

/** An error in root renders another document: it replaces this one and keeps its styles. */
function replacePage(page: Element, styles: NodeListOf<Element>): void {
  document.documentElement?.remove();
  document.append(page);
  for (const style of styles) document.head.appendChild(style);
}

/**
 * Hidden fields with a `value` take that of the fetched data: a form id is new with each response, and two submits must
 * send the same one. Those with a `defaultValue` keep what the page said.
 */
function renewHidden(node: VNode): void {
  const { type, value } = (node.props ?? {}) as { type?: unknown; value?: unknown };
  if (node.type !== "input" || type !== "hidden" || value === undefined) return;
  // Preact's mangled name for the DOM element; it is the same in every build.
  const field: unknown = Reflect.get(node, "__e");
  if (field instanceof HTMLInputElement) field.value = String(value ?? "");
}
