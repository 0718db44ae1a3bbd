// The server, not React, writes the styles at the end of the head. React renders a new <html> after an error in root,
// or if an extension has changed the document before hydration: the styles move to the new head.

const styles = new Set<Element>();

/** Must be called before React may replace the document. */
export function rememberStyles(): void {
  for (const style of document.head.querySelectorAll("style, link[rel=stylesheet]")) styles.add(style);
}

/** The ref of <head>. */
export function restoreStyles(head: HTMLHeadElement | null): void {
  for (const style of styles) if (!style.isConnected) head?.appendChild(style);
}

/** Loads the whole style sheet. If that fails, the page keeps only its inline styles. */
export async function loadStylesheet(href: string | null): Promise<void> {
  if (href === null) return;
  const link = document.createElement("link");
  styles.add(link);
  await new Promise((done) => {
    document.head.appendChild(Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done }));
  });
}
