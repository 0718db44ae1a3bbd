/** Loads the whole style sheet. If it cannot be loaded, the page has its inline styles alone. */
export const loadStylesheet = (href: string | null) =>
  href &&
  new Promise((done) => {
    const link = document.createElement("link");
    document.head.appendChild(Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done }));
  });
