import type { Page } from "@playwright/test";

/** These requests wait until they are let through. */
export async function heldBack(page: Page, which: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route(which, async (route) => {
    await through;
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}
