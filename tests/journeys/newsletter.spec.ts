// The newsletter: from the footer to a confirmed address and back out, at phone and desktop size, in three
// languages.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { newsletterKeyMailed } from "../support/mailbox";

const WORDS = {
  it: {
    name: "Newsletter",
    send: "Iscrivimi",
    sent: "Controlla la posta",
    yes: "Sì, iscrivimi",
    end: "Disiscrivimi",
  },
  en: {
    name: "Newsletter",
    send: "Sign me up",
    sent: "Check your email",
    yes: "Yes, sign me up",
    end: "Unsubscribe",
  },
  es: {
    name: "Boletín",
    send: "Suscribirme",
    sent: "Mire su correo",
    yes: "Sí, suscribirme",
    end: "Darme de baja",
  },
} as const;
const HOMES = { it: "/home", en: "/home-en", es: "/home-es" };
const ENDED = { it: "è cancellato", en: "has been deleted", es: "se ha borrado" };

for (const width of [360, 1440])
  for (const locale of ["it", "en", "es"] as const)
    test(`a visitor subscribes, confirms and unsubscribes, ${locale}, ${width} px`, async ({ page }) => {
      const words = WORDS[locale];
      const email = `${crypto.randomUUID()}@letters.test`;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(HOMES[locale]);
      const footer = page.getByRole("contentinfo");
      // On a phone the footer's columns are collapsed.
      const link = footer.getByRole("link", { name: words.name });
      if (!(await link.isVisible())) await footer.locator("summary").last().click();
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name: words.name })).toBeVisible();
      await expectAccessible(page);

      const consent = page.locator("#newsletter_consent");
      await expect(consent).not.toBeChecked();
      await page.locator("#email").fill(email);
      await consent.check();
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.sent)).toBeVisible();

      await page.goto(`/newsletter?key=${encodeURIComponent(await newsletterKeyMailed(email))}`);
      await expectAccessible(page);
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByRole("button", { name: words.yes })).toHaveCount(0);
      await page.getByRole("button", { name: words.end }).click();
      await expect(page.getByText(ENDED[locale])).toBeVisible();
      await expectAccessible(page);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    });
