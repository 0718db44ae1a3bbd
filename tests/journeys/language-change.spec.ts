// Changing the language in the middle of a form: the texts change, typed values stay.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { live } from "../support/builders/people";

test("a half-typed message is kept in another language, and Enter still sends it", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/contatti");
  if (javaScriptEnabled) await live(page);
  await page.getByLabel("Messaggio").fill("Mosto fermo a 8 °Babo");
  await page.getByLabel("Città").fill("Alba");
  await page.getByRole("button", { name: "English" }).first().click();
  await expect(page).toHaveURL("/contacts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Mosto fermo a 8 °Babo");
  await expectAccessible(page);
  if (javaScriptEnabled) await live(page);
  await page.getByLabel("First and last name").fill("Ada Rossi");
  await page.getByLabel("Email", { exact: true }).fill("ada@writers.test");
  await page.getByRole("checkbox").check();
  await page.getByLabel("Town").press("Enter");
  await expect(page.getByText("Message sent")).toBeVisible();
  await expect(page).toHaveURL("/contacts");
});

for (const path of ["/home", "/p?locale=it"]) {
  test(`a page in the language of its URL (${path}) links to pages entirely in the reader's own language`, async ({
    page,
    context,
    baseURL,
    javaScriptEnabled,
  }) => {
    await context.addCookies([{ name: "lan", value: "en", url: baseURL ?? "" }]);
    await page.goto(path);
    if (javaScriptEnabled) await live(page);
    await page.getByRole("link", { name: "Novità" }).first().click();
    await expect(page).toHaveURL(/new=1/);
    await expect(page.getByRole("navigation", { name: "Product lines" })).toContainText("Winemaking");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}
