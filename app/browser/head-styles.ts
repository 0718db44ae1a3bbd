// The styles at the end of the head are the server's, not React's. React renders a new <html> where an extension has changed
// this one before it was hydrated, and for an error in root: the styles move to the new head.

const styles = new Set<Element>();

/** Called before React may replace the document. */
export function rememberStyles(): void {
  for (const style of document.head.querySelectorAll("style, link[rel=stylesheet]")) styles.add(style);
}

/** The ref of <head>. */
export function restoreStyles(head: HTMLHeadElement | null): void {
  for (const style of styles) if (!style.isConnected) head?.appendChild(style);
}

/** Loads the whole style sheet. If it cannot be loaded, the page has its inline styles alone. */
export async function loadStylesheet(href: string | null): Promise<void> {
  if (href === null) return;
  const link = document.createElement("link");
  styles.add(link);
  await new Promise((done) => {
    document.head.appendChild(Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done }));
  });
}
