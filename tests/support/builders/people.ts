// Actions of a person in the browser, the same in every journey.
import { expect, type Page, test } from "@playwright/test";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";

interface Login {
  username: string;
  password: string;
}

/** The steps of SPEC §4: the name, then the password. */
export async function signIn(page: Page, { username, password }: Login): Promise<void> {
  await page.goto("/auth/login");
  await page.getByLabel("E-mail o nome utente").fill(username);
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Accedi" }).click();
  await expect(page).not.toHaveURL(/auth/);
}

export async function signInOperator(page: Page): Promise<void> {
  await page.goto("/operator");
  await page.getByLabel("Password", { exact: true }).fill(OPERATOR_TOKEN);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page).toHaveURL("/operator");
}

/** Presses a key, and waits until the page is hydrated. */
export async function live(page: Page): Promise<void> {
  // A page whose data have changed since it was made reloads itself once. If other tests have changed the
  // data twice, the page stays as sent, without scripts, and is reloaded here.
  await expect(async () => {
    await page.keyboard.press("Shift");
    const isLive = () => window.hydration?.liveMs != null;
    await page.waitForFunction(isLive, undefined, { timeout: 10_000 }).catch(async (late) => {
      await page.reload();
      throw late;
    });
  }).toPass();
}

export async function addToCart(page: Page, slug: string, qty: number): Promise<void> {
  await page.goto(`/p/${slug}`);
  await page.getByLabel("Quantità", { exact: true }).fill(String(qty));
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByRole("main").getByRole("link", { name: "Vai al carrello" }).click();
  await expect(page).toHaveURL("/cart");
}

export async function chooseCustomer(page: Page, name: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Compra/ })
    .filter({ hasText: name })
    .click();
  await expect(page.getByText(`Stai comprando per ${name}`)).toBeVisible();
}

/** Visits a page with the shop's own fonts, which a browser with scripts fetches after its first page. */
export async function visitWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  if (test.info().project.name === "js")
    await page.waitForFunction(() => document.cookie.includes("fonts=1"));
  await page.goto(path, { waitUntil: "networkidle" });
}
