// A visitor without an account: a cart, an order, and an account afterwards; at phone and desktop size, in three
// languages.
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aProduct } from "../support/builders/builders";
import { addToCart } from "../support/builders/people";
import { codeMailedTo } from "../support/mailbox";
import { sql } from "../support/worker/worker";

const WORDS = {
  it: {
    checkout: "Vai alla cassa",
    order: "Ordine con obbligo di pagare",
    send: "Manda il codice",
    open: "Apri l’account",
  },
  en: {
    checkout: "Go to checkout",
    order: "Order with obligation to pay",
    send: "Send the code",
    open: "Open the account",
  },
  es: {
    checkout: "Tramitar el pedido",
    order: "Pedido con obligación de pago",
    send: "Enviar el código",
    open: "Abrir la cuenta",
  },
} as const;
const PASSWORD = "Torchio-Verde-77";

async function expectNoWider(page: Page) {
  const [wide, wanted] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBe(wanted);
}

for (const width of [360, 1440])
  for (const locale of ["it", "en", "es"] as const)
    test(`a guest orders and creates an account, ${locale}, ${width} px`, async ({ page }) => {
      const words = WORDS[locale];
      const email = `guest-${crypto.randomUUID()}@demo.test`;
      const product = await aProduct({ quantity: 20, priceCents: 2000 });
      await page.setViewportSize({ width, height: 800 });
      await addToCart(page, product.slug, 2);
      await expect(page).toHaveURL("/cart");
      await page.context().addCookies([{ name: "lan", value: locale, url: page.url() }]);
      await page.goto("/cart");
      await expectAccessible(page);
      await expectNoWider(page);

      await page.getByRole("button", { name: words.checkout }).click();
      await expect(page).toHaveURL("/cart/checkout");
      await expectAccessible(page);
      await expectNoWider(page);
      const typed = {
        name: "Ada",
        surname: "Neri",
        address: "Via Roma 1",
        postal_code: "1410",
        city: "Asti",
        province: "AT",
      };
      for (const [name, value] of Object.entries({ email, ...typed }))
        await page.locator(`#${name}`).fill(value);
      for (const [name, value] of Object.entries(typed))
        await expect(page.locator(`#${name}`)).toHaveValue(value);
      await page.getByRole("button", { name: words.order }).press("Enter");
      await expect(page.locator("#postal_code")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#city")).toHaveValue("Asti");
      await expectAccessible(page);
      await page.locator("#postal_code").fill("14100");
      await page.getByRole("button", { name: words.order }).click();
      // The page in between redirects automatically.
      await expect(page).toHaveURL(/\/__dev\/pay\//);
      await page.getByRole("button", { name: "Pay" }).click();
      await expect(page).toHaveURL(/order-complete\?order=\d+/);
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible(page);
      await expectNoWider(page);

      await page.goto("/auth/sign-up");
      await expectAccessible(page);
      await expectNoWider(page);
      for (const [name, value] of Object.entries({
        name: "Ada",
        surname: "Neri",
        email,
        password: PASSWORD,
        password_confirm: PASSWORD,
      }))
        await page.locator(`#${name}`).fill(value);
      await page.locator("#privacy_consent").check();
      await page.getByRole("button", { name: words.send }).click();
      await expect(page).toHaveURL("/auth/sign-up/code");
      await expectAccessible(page);
      await page.locator("#otp").fill(await codeMailedTo(email));
      await page.getByRole("button", { name: words.open }).click();
      await expect(page).toHaveURL("/account");
      const orders = await sql(
        "SELECT u.is_guest FROM orders o JOIN users u ON u.id = o.customer_id WHERE u.username = ?",
        email,
      );
      expect(orders).toEqual([{ is_guest: 0 }]);
    });

test("the header counts the rows of an anonymous cart on cached pages", async ({
  page,
  javaScriptEnabled,
}) => {
  const product = await aProduct();
  await addToCart(page, product.slug, 1);
  await expect(page).toHaveURL("/cart");
  await page.goto("/p");
  const shown = () =>
    page
      .getByRole("banner")
      .locator('a[href="/cart"] span')
      .first()
      .evaluate((element) => getComputedStyle(element, "::after").content);
  // Without JavaScript, only uncached pages of the cart show the count.
  expect(await shown()).toBe(javaScriptEnabled ? '"1"' : "none");
});
