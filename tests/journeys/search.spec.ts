import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { live } from "../support/builders/people";

test("the search suggests while typing, and works with the keyboard only", async ({ page }, { project }) => {
  await page.goto("/home");
  const field = page.getByRole("search").first().locator('[name="search"]');
  if (project.name === "no-js") {
    await field.fill("luppolo adeena");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/p\?search=luppolo/);
    return;
  }
  await live(page);
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("luppoli");
  await expect(page.getByRole("option").first()).toContainText("Luppoli");
  await expect(page.getByRole("option").last()).toContainText("Tutti i risultati per «luppoli»");
  await expect(page.getByRole("option").locator("img").first()).toBeVisible();
  // Code, price and unit price.
  await expect(page.getByRole("option").nth(4)).toContainText(
    /[A-Z]{2}\d{5} · (da )?[\d.,]+\s€ \+ IVA · [\d.,]+\s€\/kg/,
  );
  await expectAccessible(page);
  await field.press("ArrowUp");
  await expect(page.getByRole("option", { selected: true })).toContainText("Tutti i risultati");
  await field.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await field.press("ArrowDown");
  await expect(page.getByRole("option").first()).toContainText("Luppoli");
  await field.press("ArrowUp");
  await field.press("Enter");
  await expect(page).toHaveURL("/p?search=luppoli");
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("filters apply automatically and keep the focus", async ({ page }, { project }) => {
  await page.goto("/c/luppoli?view=grid");
  const box = page.getByRole("checkbox", { name: /Germania/ });
  await box.check();
  if (project.name === "no-js") await page.getByRole("button", { name: "Mostra i prodotti" }).click();
  await expect(page).toHaveURL(/cf\.origin=DE/);
  await expectAccessible(page);
  await expect(page.getByRole("checkbox", { name: /Germania/ })).toBeChecked();
  if (project.name === "js") await expect(box).toBeFocused();
  await page.getByRole("link", { name: "Rimuovi il filtro Origine: Germania" }).click();
  await expect(page).not.toHaveURL(/cf\.origin/);
  await expect(page.getByRole("checkbox", { name: /Germania/ })).not.toBeChecked();
});

test("order and page size need one tap each, keep each other, and follow Back", async ({ page }) => {
  await page.goto("/c/luppoli?view=grid");
  const choose = async (name: string) => {
    await page.locator("summary", { hasText: "Ordina per" }).click();
    await page.getByRole("link", { name, exact: true }).click();
  };
  await choose("Nome, Z–A");
  await expect(page).toHaveURL(/order_by=name-desc/);
  await expect(page.locator("summary", { hasText: "Ordina per" })).toContainText("Nome, Z–A");
  await choose("48");
  await expect(page).toHaveURL(/page_size=48/);
  await expect(page).toHaveURL(/order_by=name-desc/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page_size=48/);
  const usual = page.getByRole("link", { name: "24", exact: true, includeHidden: true });
  await expect(usual).toHaveAttribute("aria-current", "true");
});
