import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { signInOperator } from "../support/builders/people";

test("an operator reads the sales figures of a month and the consistency checks", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInOperator(page);
  const main = page.getByRole("main");
  const isWhole = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  await page.goto("/operator/statistics");
  await page.getByLabel("Dal giorno", { exact: true }).fill("2026-01-01");
  await page.getByLabel("Al giorno", { exact: true }).fill("2026-01-31");
  await main.getByRole("button", { name: "Mostra" }).click();
  await expect(page).toHaveURL(/date_from=2026-01-01&date_to=2026-01-31/);
  await expect(main.getByRole("img", { name: "Vendite del periodo" })).toBeVisible();
  await expectAccessible(page);
  expect(await isWhole()).toBe(true);

  await page.goto("/operator/health");
  await expect(page.getByRole("heading", { level: 1, name: "Salute" })).toBeVisible();
  await expect(main).toContainText("Nessun rimborso supera ciò che è stato pagato");
  await expectAccessible(page);
  expect(await isWhole()).toBe(true);
});
