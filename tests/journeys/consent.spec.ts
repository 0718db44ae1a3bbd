// The operator's scripts in a browser: none runs before consent, and all run under the page's policy afterwards.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { live } from "../support/builders/people";
import { type OwnShop, ownShop } from "../support/worker/own-shop";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await ownShop();
  await shop.set({
    ANALYTICS_URL: "https://count.example/a.js",
    DEFAULT_EXTRA_SCRIPT: `<script>window.name = "ran"</script>`,
  });
});
test.afterAll(() => shop.close());

test("no script runs before consent, all run afterwards, and consent can be withdrawn", async ({ page }, {
  project,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await page.route("https://count.example/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const headers = { "Access-Control-Allow-Origin": "*" };
    return route.fulfill({
      headers,
      contentType: "text/javascript",
      body: `fetch("https://count.example/hit")`,
    });
  });
  const ran = () => (project.name === "js" ? page.evaluate(() => window.name) : "");

  await page.goto(`${shop.url}/p`);
  await expectAccessible(page);
  expect(asked).toEqual([]);
  expect(await ran()).toBe("");

  await page.getByRole("button", { name: "Accetta" }).click();
  await expect(page).toHaveURL(`${shop.url}/p`);
  await expect(page.getByText("Hai accettato gli strumenti statistici.")).toBeVisible();
  if (project.name === "js") {
    expect(await ran()).toBe("ran");
    await expect.poll(() => asked).toEqual(["/a.js", "/hit"]);
    await live(page);
    await expect(page.getByRole("search").first().locator('[name="search"]')).toHaveRole("combobox");
  }

  await page.getByRole("link", { name: "Preferenze cookie" }).click();
  await expect(page.getByText("Ora: hai accettato.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Rifiuta" }).click();
  await expect(page.getByText("Hai rifiutato gli strumenti statistici.")).toBeVisible();
  asked.length = 0;
  await page.goto(`${shop.url}/p`);
  await expect(page.getByRole("button", { name: "Accetta" })).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(refused).toEqual([]);
});
