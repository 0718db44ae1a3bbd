// The work of a press on a hydrated page, without timing: feedback before the request, and the parts that are
// rendered again.
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { aProduct } from "../support/builders/builders";
import { live } from "../support/builders/people";

const addButton = (page: Page) => page.locator("main button[value=add]:not([tabindex])").first();

test("a press on the add button shows feedback before its request is sent", async ({ page }) => {
  const { slug } = await aProduct({});
  await page.goto(`/p/${slug}`);
  await live(page);
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const button = document.querySelector("main button[value=add]:not([tabindex])");
      if (String(input).includes("/cart.data"))
        Object.assign(window, { shownAtRequest: button?.textContent });
      return send(input, init);
    };
  });
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "Vai al carrello" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "shownAtRequest"))).toBe("Aggiungo…");
});

/** A translation key that only the component of each part uses. */
const UNCHANGED = {
  switch: "context.label",
  account: "header.signIn",
  gallery: "gallery.label",
  facts: "facts.brand",
  product: "product.code",
  form: "product.ordered",
  related: "product.near",
  footer: "footer.withdrawal",
};
const BUTTON = "card.adding";

test("adding to the cart renders only the parts that show the cart", async ({ page }) => {
  const wire = await page.context().newCDPSession(page);
  for (const domain of ["Profiler", "Debugger"]) await wire.send(`${domain}.enable` as "Debugger.enable");
  await wire.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await page.goto("/p/luppolo-adeena-in-pellet");
  await live(page);
  // React hydrates the deferred parts after the rest of the page.
  const hydrated = new Set<string>();
  await expect
    .poll(async () => {
      for (const part of await renderedParts(wire)) hydrated.add(part);
      return [...hydrated].sort();
    })
    .toEqual([...Object.values(UNCHANGED), BUTTON].sort());
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "Vai al carrello" })).toBeVisible();
  await expect(addButton(page)).toBeEnabled();
  expect(await renderedParts(wire)).toEqual([BUTTON]);
});

/** Returns the parts whose components were called since the last call. */
async function renderedParts(wire: CDPSession): Promise<string[]> {
  const { result } = await wire.send("Profiler.takePreciseCoverage");
  const rendered = new Set<string>();
  for (const { scriptId, url, functions } of result) {
    if (!url.includes("/build/")) continue;
    const { scriptSource } = await wire.send("Debugger.getScriptSource", { scriptId });
    for (const { ranges, functionName } of functions) {
      const [range] = ranges;
      if (!range?.count || (functionName === "" && range.startOffset === 0)) continue;
      const text = scriptSource.slice(range.startOffset, range.endOffset);
      for (const key of [...Object.values(UNCHANGED), BUTTON])
        if (text.includes(`"${key}"`)) rendered.add(key);
    }
  }
  return [...rendered];
}

test("the browser loads only the routes of the current frame", async ({ page }) => {
  for (const [path, isBackOffice] of [
    ["/p", false],
    ["/operator/sign-in", true],
  ] as const) {
    await page.goto(path);
    await live(page);
    const ids = await page.evaluate(() => Object.keys(window.__remixManifest.routes));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => id !== "root" && id.startsWith("operator") !== isBackOffice)).toEqual([]);
  }
});
