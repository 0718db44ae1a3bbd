import type { Page, Request } from "@playwright/test";

/** True for a request of a page's hydration stream, which has the page's own address. */
export const isHandoff = (request: Request): boolean => "x-hydrate" in request.headers();

/** Holds these requests back until the returned function is called. */
export async function heldBack(page: Page, which: RegExp | typeof isHandoff): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route(which instanceof RegExp ? which : "**/*", async (route) => {
    if (which instanceof RegExp || which(route.request())) await through;
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}
