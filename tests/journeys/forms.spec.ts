// Forms after hydration: the shop's own messages replace the browser's validation bubbles.
import { expect, type Page, test } from "@playwright/test";
import { aCustomer } from "../support/builders/builders";
import { live, signIn } from "../support/builders/people";

const main = (page: Page) => page.getByRole("main");

/** Submits the form unchanged; expects a message at each of these fields, and the summary with the focus. */
async function expectRefused(page: Page, form: string, fields: string[], message: string) {
  await expect(page.locator(form)).toHaveAttribute("novalidate", "");
  await page.locator(`${form} button:not([type=button]):visible`).first().click();
  const summary = main(page).getByRole("alert").first();
  await expect(summary).toBeFocused();
  for (const field of fields) {
    await expect(page.locator(`#${field}`)).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(`#${field}-error`)).toHaveText(message);
    await expect(summary.locator(`a[href="#${field}"]`)).toContainText(message);
  }
}

for (const [locale, path, message] of [
  ["it", "/contatti", "Campo obbligatorio"],
  ["en", "/contacts", "This field is required"],
  ["es", "/contactos", "Campo obligatorio"],
] as const)
  test(`empty required fields show the shop's message (${locale})`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<form[^>]* id="contact-form"/);
    expect(html).not.toMatch(/<form[^>]* novalidate/i);
    await page.goto(path);
    await live(page);
    await page.locator("#company").fill("Cantina Ada");
    await expectRefused(page, "#contact-form", ["full_name", "city", "email", "message"], message);
    await expect(page.locator("#company")).toHaveValue("Cantina Ada");
    await page.locator("#city").fill("Asti");
    await expectRefused(page, "#contact-form", ["full_name", "email", "message"], message);
    await expect(page.locator("#city-error")).toHaveCount(0);
    await main(page).getByRole("alert").first().locator('a[href="#message"]').click();
    await expect(page.locator("#message")).toBeFocused();
    await expect(page.locator("#message-error")).toHaveText(message);
    await expect(page.locator("#company")).toHaveValue("Cantina Ada");
  });

test("login, address and password forms show the shop's message as well", async ({ page }) => {
  await page.goto("/auth/login");
  await live(page);
  await expectRefused(page, "#auth-form", ["username"], "Campo obbligatorio");
  await signIn(page, await aCustomer());
  await page.goto("/account/addresses");
  await live(page);
  await page.getByText("Aggiungi un indirizzo").click();
  await page.locator("#recipient").fill("");
  await expectRefused(
    page,
    "#address-form",
    ["recipient", "address", "postal_code", "city"],
    "Campo obbligatorio",
  );
  await page.goto("/account/details");
  await live(page);
  await expectRefused(page, "#password-form", ["old_password", "password"], "Campo obbligatorio");
});

test("a form that stays on its page is empty after it was sent", async ({ page }) => {
  await signIn(page, await aCustomer());
  await page.goto("/account/addresses");
  await live(page);
  await page.getByText("Aggiungi un indirizzo").click();
  await page.locator("#address").fill("Via delle Vigne 27");
  await expectRefused(page, "#address-form", ["postal_code", "city"], "Campo obbligatorio");
  await page.locator("#recipient").fill("Ada Rossi");
  await page.locator("#postal_code").fill("14100");
  await page.locator("#city").fill("Asti");
  await page.locator("#province").fill("AT");
  await page.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(main(page).getByText("Via delle Vigne 27").first()).toBeVisible();
  await expect(page.locator("#address")).toHaveValue("");
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(0);
});
