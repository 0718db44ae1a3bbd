// axe on a page as it is. Its source is evaluated, not added as a script: the page's CSP allows no other.
import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";

/** @param soft the journey goes on to the next page, and fails at its end */
export async function expectAccessible(page: Page, { soft = false } = {}): Promise<void> {
  const faults = test.info().project.name === "no-js" ? await inTwin(page, faultsOf) : await faultsOf(page);
  (soft ? expect.soft : expect)(faults, page.url()).toEqual([]);
}

/** Of each rule: a column of a table has as many faults as rows. */
const MAX_SHOWN = 5;

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, MAX_SHOWN).map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
}

// axe itself needs JavaScript: it reads the same HTML, its scripts taken out, in a page that may run axe.
async function inTwin(page: Page, look: (twin: Page) => Promise<string[]>): Promise<string[]> {
  const context = await page.context().browser()?.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
  });
  if (!context) throw new Error("the page belongs to no browser");
  try {
    const twin = await context.newPage();
    const html = (await page.content()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
    await twin.route(page.url(), (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
    );
    await twin.goto(page.url());
    return await look(twin);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
