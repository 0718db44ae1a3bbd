// An owner changes several settings at once, with and without JavaScript: an invalid field, a logo, and no loss of
// values.
import { expect, test } from "@playwright/test";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { aPicture } from "../support/builders/pictures";
import { type OwnShop, ownShop } from "../support/worker/own-shop";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await ownShop();
});
test.afterAll(() => shop.close());

test("settings of a group are saved together, and an invalid one loses neither text nor picture", async ({
  page,
}) => {
  const field = (id: string) => page.locator(`[id="${id}"]`);
  const main = page.getByRole("main");
  await page.goto(`${shop.url}/operator`);
  await page.getByLabel("Password", { exact: true }).fill(OPERATOR_TOKEN);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Oggi" })).toBeVisible();
  await page.goto(`${shop.url}/operator/settings`);
  await main.getByRole("link", { name: /^Il negozio/ }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Il negozio" })).toBeVisible();

  await field("SHOP_NAME").fill("Torrefazione Alpina");
  await field("COMPANY_DATA.city").fill("Cuneo");
  await field("COMPANY_DATA.country").selectOption({ label: "Italia" });
  await field("SUPPORT_EMAIL").fill("nessuna chiocciola");
  const logo = { name: "Il mio Logo.png", mimeType: "image/png", buffer: Buffer.from(await aPicture("png")) };
  await field("upload.BRAND_LOGO").setInputFiles(logo);
  const save = main.getByRole("button", { name: "Salva", exact: true });
  await save.click();

  await expect(field("SUPPORT_EMAIL-error")).toBeVisible();
  await expect(field("SUPPORT_EMAIL")).toHaveAttribute("aria-invalid", "true");
  await expect(main.getByRole("alert").locator('a[href="#SUPPORT_EMAIL"]')).toHaveCount(1);
  await expect(field("SHOP_NAME")).toHaveValue("Torrefazione Alpina");
  await expect(field("COMPANY_DATA.city")).toHaveValue("Cuneo");
  await expect(page.locator('[name=BRAND_LOGO][value="logo-il-mio-logo.png"]')).toBeChecked();
  const stored = await shop.db.prepare("SELECT value FROM settings WHERE key = 'SHOP_NAME'").first("value");
  expect(stored).toBe('"Bottega"');

  await field("SUPPORT_EMAIL").fill("ciao@alpina.test");
  await save.click();
  await expect(page.getByText("Fatto.", { exact: true }).first()).toBeVisible();
  await expect(field("SUPPORT_EMAIL-error")).toHaveCount(0);
  await expect(field("SHOP_NAME")).toHaveValue("Torrefazione Alpina");
  for (const [key, value] of [
    ["SHOP_NAME", "Torrefazione Alpina"],
    ["SUPPORT_EMAIL", "ciao@alpina.test"],
    ["BRAND_LOGO", "logo-il-mio-logo.png"],
  ] as const) {
    const row = await shop.db.prepare("SELECT value FROM settings WHERE key = ?").bind(key).first("value");
    expect([key, row]).toEqual([key, JSON.stringify(value)]);
  }
});
