// Runs axe on a page. Its source is evaluated instead of added as a script, which the page's CSP would refuse.
import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";

/** @param soft true: faults fail the journey at its end, and it goes on until then */
export async function expectAccessible(page: Page, { soft = false } = {}): Promise<void> {
  const faults = test.info().project.name === "no-js" ? await inTwin(page, faultsOf) : await faultsOf(page);
  (soft ? expect.soft : expect)(faults, page.url()).toEqual([]);
}

/** Faults shown for each rule: one faulty table column has a fault in every row. */
const MAX_SHOWN = 5;

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, MAX_SHOWN).map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
  );
}

// axe needs JavaScript, so it checks the same HTML, without its scripts, in a second page with JavaScript.
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
